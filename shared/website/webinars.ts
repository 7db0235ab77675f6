// The WhatsApp message that registers for a webinar (product §2.2).
import { asWritten, excerpt } from '#shared/kit/phones/whatsapp.ts';

export function webinarMessage(title: string, phrase = asWritten): string {
  return `${phrase('I would like to register for the webinar')}: ${excerpt(title)}`;
}
