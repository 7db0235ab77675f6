// What a form opened in WhatsApp: the number it writes to and the message typed in. WhatsApp itself is answered here.
import { expect, type Page } from '@playwright/test';

export async function openedChat(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ number: string; message: string }> {
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title>' }),
    );
  const [chat] = await Promise.all([page.waitForEvent('popup'), act()]);
  await chat.waitForURL('https://wa.me/**');
  const { pathname, searchParams } = new URL(chat.url());
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  await chat.close();
  return { number: pathname.slice(1), message: searchParams.get('text') ?? '' };
}

/** A file to choose. */
export function aFile(name: string, mimeType = 'application/pdf', bytes = 20) {
  return { name, mimeType, buffer: Buffer.alloc(bytes, '%PDF-1.7 ') };
}
