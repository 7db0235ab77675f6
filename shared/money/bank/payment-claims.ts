// 'I have paid': a student tells of a transfer, which waits until the bank's statement shows it.

import * as z from 'zod/mini';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { idText } from '#shared/kit/ids.ts';
import { requiredCode, requiredText } from '#shared/kit/text/text.ts';
import { paymentFields, referenceKey } from '#shared/money/payments.ts';

export const claimStateLabels = {
  waiting: 'Waiting for the bank’s statement',
  taken: 'Entered, with its receipt',
  refused: 'Not found',
} as const;
export const claimStates = keysOf(claimStateLabels);

export const paymentClaimInputSchema = z.object({
  feeId: idText,
  amount: paymentFields.amount.input,
  paidOn: paymentFields.paidOn.input,
  utr: requiredCode('Enter the UTR, the number of the transfer', 60).check(
    z.refine((utr) => /^[a-z\d]{6,}$/.test(referenceKey(utr)), 'The UTR has at least 6 digits and letters'),
  ),
});
export type PaymentClaimInput = z.output<typeof paymentClaimInputSchema>;

export const paymentClaimSchema = z.object({
  id: z.string(),
  studentId: z.string(),
  studentName: z.string(),
  enrollmentNumber: z.string(),
  feeId: z.string(),
  feeLabel: z.string(),
  amount: z.number(),
  paidOn: z.string(),
  utr: z.string(),
  state: z.enum(claimStates),
  /** Why it was refused; null where it was not. */
  reason: z.nullable(z.string()),
  claimedAt: z.string(),
  hasPicture: z.boolean(),
});
export type PaymentClaim = z.infer<typeof paymentClaimSchema>;

export const claimRefusalSchema = z.object({ reason: requiredText('Say why', 200) });
