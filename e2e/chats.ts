// Forms that open a WhatsApp chat. These helpers answer the requests to WhatsApp.
import { expect, type Page } from '@playwright/test';

interface Chat {
  number: string;
  /** The text of the message. */
  message: string;
}

/** The chat that `act` opens in a new tab, which must have no access to the page (no opener). */
export async function openedChat(page: Page, act: () => unknown): Promise<Chat> {
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title>' }),
    );
  const [chat] = await Promise.all([page.waitForEvent('popup'), act()]);
  await chat.waitForURL('https://wa.me/**');
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  const opened = readChat(chat.url());
  await chat.close();
  return opened;
}

export function expectNoChat(page: Page): void {
  expect(page.context().pages()).toHaveLength(1);
}

/** Makes the browser block pop-ups. Call before `goto`. */
export async function blockChats(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

export function readChat(address: string): Chat {
  const url = new URL(address);
  if (url.origin !== 'https://wa.me') throw new Error(`${address} is no chat`);
  return { number: url.pathname.slice(1), message: url.searchParams.get('text') ?? '' };
}
