// The admission enquiry pop-up (product §2.9).
import * as z from 'zod/mini';
import { requiredPhone } from '#shared/kit/phones/phone-schemas.ts';
import { asWritten, line } from '#shared/kit/phones/whatsapp.ts';
import { anyText, emailText, requiredText } from '#shared/kit/text/text.ts';
import { quotas } from '#shared/people/quotas.ts';

export const enquirySchema = z.object({
  fullName: requiredText('Full name is required'),
  email: emailText('Email is required', 'Invalid email address'),
  phone: requiredPhone('Phone number is required'),
  /** Digits as typed; empty when the student has no rank yet. */
  neetRank: z.optional(
    anyText(20).check(z.regex(/^(?:[1-9]\d{0,8})?$/, 'NEET rank must be a whole number, for example 45210')),
  ),
  quota: z.enum(quotas, 'Please choose a quota'),
  /** The tick 'The college may call me back'. */
  callBack: z.optional(z.literal('on')),
});
export type EnquiryForm = z.infer<typeof enquirySchema>;

/** The message that opens in WhatsApp, one line per field. */
export function enquiryMessage(enquiry: EnquiryForm, phrase = asWritten): string {
  return [
    phrase('Admission enquiry'),
    line('Full Name', enquiry.fullName, phrase),
    line('Email', enquiry.email, phrase),
    line('Phone Number', enquiry.phone, phrase),
    line('NEET Rank', enquiry.neetRank, phrase),
    line('Quota Preference', phrase(enquiry.quota), phrase),
  ].join('\n');
}
