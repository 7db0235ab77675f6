import * as z from 'zod/mini';
import { inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { dayField, optionalDayField, requiredTextField } from '#shared/kit/fields/usual-fields.ts';
import { governmentFields, governmentInputShape, governmentShape } from './government/government-fees.ts';
import { rupees, rupeesField } from './rupees.ts';

/** Whole rupees; days. */
export const feeFields = inTable('fees', {
  label: {
    ...requiredTextField('Fee', 120, 'Label is required'),
    hint: 'For example: Tuition fee, first year',
    isWide: true,
  },
  amount: { ...rupeesField('Amount'), hint: 'In whole rupees' },
  dueOn: dayField('Due on', 'due', 'Due date is required'),
  paid: {
    label: 'Paid',
    control: 'rupees',
    stored: z.number(),
    /** Missing: nothing for a new fee, otherwise as it is. */
    input: z.optional(rupees('Paid')),
    initial: 0,
    hint: 'So far, in whole rupees',
  },
  /** null where nothing is paid. */
  paidOn: {
    ...optionalDayField('Paid on', 'paid'),
    hint: 'If you leave it empty, the payment is of today.',
  },
});

/** As the audit log names them. */
export const feeHistoryFields = { ...feeFields, ...governmentFields };

export const feeSchema = z.object({
  id: z.string(),
  ...storedShape(feeFields),
  /** The sum of its concessions, which are fees with a negative amount; missing where there are none. */
  conceded: z.optional(z.number()),
  /** Of a concession. */
  reason: z.optional(z.string()),
  ...governmentShape,
  version: z.number(),
});
export type Fee = z.infer<typeof feeSchema>;

export const paidWithinAmount = z.refine<{ amount: number; paid?: number | undefined }>(
  ({ amount, paid = 0 }) => paid <= amount,
  { error: 'Paid cannot be more than the amount', path: ['paid'] },
);

/**
 * `paid` and `paidOn` are the sum and the last date of the fee's payments. Written here, they make a payment of the difference;
 * `paidOn` left out is today.
 */
export const feeInputSchema = z
  .object({ ...inputShape(feeFields), ...governmentInputShape })
  .check(paidWithinAmount);
export type FeeInput = z.output<typeof feeInputSchema>;
