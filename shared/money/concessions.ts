// A concession takes an amount off a fee. It is a row of the fees, with a negative amount and its reason.
import * as z from 'zod/mini';
import { requiredText } from '#shared/kit/text/text.ts';
import { feeFields } from './fees.ts';

export const concessionInputSchema = z.object({
  amount: feeFields.amount.input,
  reason: requiredText('Reason is required', 200),
});
