// What the search of the site asks the college by WhatsApp where it found nothing.
import { excerpt } from './whatsapp.ts';

export function searchQuestion(words: string): string {
  return `I looked on your website and did not find: ${excerpt(words)}`;
}
