// How students pay: bank account and UPI id, from the settings of the college.
import * as z from 'zod/mini';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import { anyText } from '#shared/kit/text/text.ts';

export const paymentInfoSchema = z.object({
  /** Name, number, bank and IFSC, one a line. */
  account: z.string(),
  upiId: z.string(),
});
export type PaymentInfo = z.infer<typeof paymentInfoSchema>;

export const noPaymentInfo: PaymentInfo = { account: '', upiId: '' };

/** Empty where the college does not take money in that way. */
export const paymentInfoInputSchema = z.object({
  account: anyText(300, { multiLine: true }),
  upiId: anyText(100).check(
    z.refine(
      (text) => text === '' || /^[\w.-]{2,80}@[a-zA-Z][a-zA-Z0-9]{1,30}$/.test(text),
      'A UPI id is written like college@bank',
    ),
  ),
});

/** The address that opens a UPI app with the amount filled in; as a QR code, any phone can read it. */
export function upiLink(upiId: string, payee: string, amount: number, note: string): string {
  // Apps read %20, not the plus sign of URLSearchParams.
  const parts = { pa: upiId, pn: payee, am: `${amount}.00`, cu: 'INR', tn: firstCharacters(note, 80) };
  const query = Object.entries(parts).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`.replace('%40', '@');
}
