// The WhatsApp message that the site's search offers where it found nothing.
import { excerpt } from '#shared/kit/phones/whatsapp.ts';

export function searchQuestion(words: string): string {
  return `I looked on your website and did not find: ${excerpt(words)}`;
}
