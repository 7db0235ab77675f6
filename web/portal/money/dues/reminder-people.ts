import { whatsappNumber } from '#shared/kit/phones/phone-numbers.ts';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import type { Due } from '#shared/money/dues.ts';

/** The address that opens WhatsApp with the message; without a number WhatsApp asks for the chat. */
export const reminderLink = (phone: string, message: string) => whatsappLink(whatsappNumber(phone), message);

/** Who can be reminded of a fee: those with a phone number. */
export const reminderPeople = ({ parentPhone, phone: ownPhone }: Due) =>
  [
    { who: 'Parent', phone: parentPhone },
    { who: 'Student', phone: ownPhone },
  ].filter(({ phone }) => phone);
