// The Subscribe box of the footer (product §2.2). Product leaves its effect open: it sends the office a WhatsApp message.
import * as z from 'zod/mini';
import { asWritten, line } from '#shared/kit/phones/whatsapp.ts';
import { emailText } from '#shared/kit/text/text.ts';

export const subscriptionSchema = z.object({
  email: emailText('Email is required', 'Invalid email address'),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export function subscriptionMessage({ email }: Subscription, phrase = asWritten): string {
  return [phrase('Please send me news of the college by email.'), line('Email', email, phrase)].join('\n');
}
