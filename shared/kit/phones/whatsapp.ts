// Enquiries open a WhatsApp chat with a prefilled message (product §7). Nothing is sent to our server.
import { firstCharacters } from '#shared/kit/text/characters.ts';

/** Longest excerpt of an answer in a message, in characters (product §9). */
export const excerptLength = 200;

/** The first 200 characters of an answer, counted in grapheme clusters, so that no emoji or Telugu letter is cut in half. */
export function excerpt(text: string): string {
  return firstCharacters(text, excerptLength);
}

/** How a form says an English phrase in the language of its page. */
export type Phrase = (english: string) => string;
export const asWritten: Phrase = (english) => english;

/** One line 'Label: value'. A blank value reads 'Not provided' (product §2.9). */
export function line(label: string, value: string | undefined, phrase = asWritten): string {
  return `${phrase(label)}: ${value?.trim() || phrase('Not provided')}`;
}

/** The address that opens a chat with `number` (only its digits are used) and the prefilled `message`. */
export function whatsappLink(number: string, message: string): string {
  const digits = number.replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encodeURIComponent(message.toWellFormed())}`;
}
