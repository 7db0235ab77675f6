// What a student was raised in an academic year beside what the plans of the own year and quota say now: after a change of
// quota or year they differ.
import * as z from 'zod/mini';
import { idText } from '#shared/kit/ids.ts';
import { payers } from '#shared/money/payers.ts';

/** Whole rupees, old and new. */
export const differingFeeSchema = z.object({
  label: z.string(),
  raised: z.number(),
  planned: z.number(),
  /** Where the quota lets another one pay than before. */
  payableBy: z.optional(z.enum(payers)),
});
export type DifferingFee = z.infer<typeof differingFeeSchema>;

export const planDifferenceSchema = z.object({
  studentId: z.string(),
  studentName: z.string(),
  enrollmentNumber: z.string(),
  fees: z.array(differingFeeSchema),
  /** Planned minus raised. */
  difference: z.number(),
});

/** The fees of these students become what the plans say. If the sum of their differences is another one now, nothing is done (409). */
export const planTurnInputSchema = z.object({
  studentIds: z
    .array(idText, 'Choose the students')
    .check(z.minLength(1, 'Choose at least one student'), z.maxLength(500, 'At most 500 students at once')),
  difference: z.number('Difference must be a number').check(z.int('Difference must be in whole rupees')),
});
