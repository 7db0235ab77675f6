// Forms that open a WhatsApp chat: the test keeps the address that would have been opened.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    openedChats: string[];
  }
}

/** Call before `goto`. @param blocked as a browser that keeps pop-ups shut */
export async function catchChats(page: Page, { blocked = false } = {}): Promise<void> {
  await page.addInitScript((isBlocked) => {
    window.openedChats = [];
    window.open = (url) => {
      if (isBlocked) return null;
      window.openedChats.push(String(url));
      return { opener: window } as Window; // all the forms touch
    };
  }, blocked);
}

/** The number and the message of the one chat that was opened. */
export async function openedChat(page: Page): Promise<{ number: string; message: string }> {
  await page.waitForFunction(() => window.openedChats.length > 0);
  const chats = await page.evaluate(() => window.openedChats);
  if (chats.length !== 1) throw new Error(`${chats.length} chats were opened`);
  return readChat(chats[0] ?? '');
}

export function readChat(address: string): { number: string; message: string } {
  const url = new URL(address);
  if (url.origin !== 'https://wa.me') throw new Error(`${address} is no chat`);
  return { number: url.pathname.slice(1), message: url.searchParams.get('text') ?? '' };
}
