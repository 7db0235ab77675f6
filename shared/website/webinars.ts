// The WhatsApp message that registers for a webinar (product §2.2).
import { excerpt } from '#shared/kit/whatsapp.ts';

export function webinarMessage(title: string): string {
  return `I would like to register for the webinar: ${excerpt(title)}`;
}
