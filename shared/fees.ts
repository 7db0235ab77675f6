import * as z from 'zod/mini';
import { isoDate, optionalIsoDate } from './dates.ts';
import { idText } from './ids.ts';
import { requiredText } from './text.ts';

/** Whole rupees; days. `paidOn` is null until something was paid. */
export const feeSchema = z.object({
  id: z.string(),
  label: z.string(),
  amount: z.number(),
  paid: z.number(),
  dueOn: z.string(),
  paidOn: z.nullable(z.string()),
  version: z.number(),
});
export type Fee = z.infer<typeof feeSchema>;

const largestFee = 10_000_000;
const rupees = (label: string) =>
  z
    .number(`${label} must be a number of rupees`)
    .check(
      z.int(`${label} must be in whole rupees`),
      z.gte(0, `${label} cannot be less than 0`),
      z.lte(largestFee, `${label} is at most ₹ 1,00,00,000`),
    );

/** `paidOn` left out while something is paid: the server puts today. Nothing paid: it becomes null. */
export const feeInputSchema = z
  .object({
    label: requiredText('Label is required', 120),
    amount: rupees('Amount').check(z.gte(1, 'Amount must be more than 0')),
    paid: z._default(rupees('Paid'), 0),
    dueOn: isoDate('Due date is required'),
    paidOn: optionalIsoDate('Paid on must be a date'),
  })
  .check(
    z.refine(({ amount, paid }) => paid <= amount, {
      error: 'Paid cannot be more than the amount',
      path: ['paid'],
    }),
  );
export type FeeInput = z.output<typeof feeInputSchema>;

export const feeParams = z.object({ id: idText, feeId: idText });
