// The message an invite link travels in. The office may word it its own way; the wording is kept in this browser.
import { college } from '#content/facts.ts';

const storageKey = 'inviteMessage';
const indianNumberLength = 10;

export const usualInviteMessage = `Hello {name}, choose your password for the ${college.shortName} portal here (good until {until}): {link}`;

/** The places that are filled in; without the link a message is of no use. */
export const inviteMessageParts = ['{name}', '{until}', '{link}'] as const;

export function readInviteMessage(): string {
  try {
    return localStorage.getItem(storageKey) || usualInviteMessage;
  } catch {
    return usualInviteMessage; // storage is switched off
  }
}

/** @returns whether the browser keeps it */
export function keepInviteMessage(message: string): boolean {
  try {
    localStorage.setItem(storageKey, message);
    return true;
  } catch {
    return false;
  }
}

export function fillInviteMessage(values: { name: string; until: string; link: string }): string {
  return readInviteMessage()
    .replaceAll('{name}', values.name)
    .replaceAll('{until}', values.until)
    .replaceAll('{link}', values.link);
}

/** WhatsApp wants the country's code; numbers are often kept without. */
export function withCountryCode(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0/, '');
  return digits.length === indianNumberLength ? `91${digits}` : digits;
}
