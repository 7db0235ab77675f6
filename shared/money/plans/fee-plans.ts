// Fee plans: what a class owes in an academic year. Raising a plan enters its fees for every student who lacks them.
import * as z from 'zod/mini';
import type { FormField } from '#shared/kit/fields/fields.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import { feeFields } from '#shared/money/fees.ts';
import {
  governmentFields,
  governmentInputShape,
  governmentShape,
  isEligible,
  notEligible,
} from '#shared/money/government/government-fees.ts';
import { quotaLabels, quotas } from '#shared/people/quotas.ts';
import { studentSelectionSchema } from '#shared/people/students.ts';
import { academicYearText } from '#shared/teaching/teaching.ts';
import { differingFeeSchema } from './plan-differences.ts';

const headShape = {
  label: feeFields.label.input,
  amount: feeFields.amount.input,
  dueOn: feeFields.dueOn.input,
  /** Left out: the student. Students of the management quota pay it themselves in any case. */
  payableBy: governmentInputShape.payableBy,
};
const headSchema = z.object(headShape);
export type FeeHead = z.output<typeof headSchema>;

/** As the audit log names them. */
export const feePlanFields = {
  year: { label: 'Year', choices: years, choiceLabels: yearLabels },
  quota: { label: 'Quota', choices: quotas, choiceLabels: quotaLabels },
  heads: { label: 'Fees' },
  'heads.label': feeFields.label,
  'heads.amount': feeFields.amount,
  'heads.dueOn': feeFields.dueOn,
  'heads.payableBy': governmentFields.payableBy,
} as const satisfies Readonly<Record<string, FormField>>;

const planShape = {
  academicYear: z.string(),
  year: z.enum(years),
  /** null: students of every quota, also those without one. */
  quota: z.nullable(z.enum(quotas)),
  heads: z.array(
    z.object({
      label: z.string(),
      amount: z.number(),
      dueOn: z.string(),
      payableBy: governmentShape.payableBy,
    }),
  ),
};

export const feePlanSchema = z.object({ id: z.string(), ...planShape, version: z.number() });
export type FeePlan = z.infer<typeof feePlanSchema>;

export const feePlanInputSchema = z
  .object({
    academicYear: academicYearText,
    year: z.enum(years, 'Choose a year'),
    quota: z._default(z.nullable(z.enum(quotas, 'Choose a quota')), null),
    heads: z.array(headSchema, 'Enter at least one fee').check(
      z.minLength(1, 'Enter at least one fee'),
      z.maxLength(20, 'At most 20 fees'),
      z.refine(
        (heads) => new Set(heads.map(({ label }) => label)).size === heads.length,
        'Two fees have the same label',
      ),
    ),
  })
  .check(
    z.refine(
      ({ quota, heads }) => isEligible(quota) || heads.every(({ payableBy }) => payableBy !== 'government'),
      { error: notEligible, path: ['heads'] },
    ),
  );
export type FeePlanInput = z.output<typeof feePlanInputSchema>;

/** How many students a preview names; its sums are over all. */
export const mostPreviewed = 200;

export const raisePreviewSchema = z.object({
  /** The students in the order of their names: the fees they would get, and those they have already. */
  rows: z.array(
    z.object({
      studentId: z.string(),
      studentName: z.string(),
      enrollmentNumber: z.string(),
      raised: z.array(z.string()),
      existing: z.array(z.string()),
      /** Of those that are there already, the ones with another amount. */
      differs: z.array(differingFeeSchema),
      amount: z.number(),
    }),
  ),
  /** All students of the class, or all that were chosen. */
  total: z.number(),
  students: z.number(),
  fees: z.number(),
  amount: z.number(),
  existing: z.number(),
  /** Students who have one of the fees with another amount. */
  differing: z.number(),
});
export type RaisePreview = z.infer<typeof raisePreviewSchema>;

/** As many fees as the preview showed: if there would be more or fewer now, nothing is raised (409). */
const previewedFees = z
  .number('Fees must be a number')
  .check(z.int('Fees must be a whole number'), z.gte(0, 'Fees must be 0 or more'));
export const raiseInputSchema = z.object({ fees: previewedFees });

/** One fee for students who were chosen in a list. */
export const studentFeeInputSchema = z.object({ selection: studentSelectionSchema, ...headShape });
export type StudentFeeInput = z.output<typeof studentFeeInputSchema>;
export const studentFeeRaiseInputSchema = z.extend(studentFeeInputSchema, { fees: previewedFees });

export const feeRaiseSchema = z.object({
  id: z.string(),
  /** The plan in words, as it was then; for chosen students the fee. */
  plan: z.string(),
  raisedAt: z.string(),
  raisedBy: z.string(),
  students: z.number(),
  fees: z.number(),
  amount: z.number(),
  undoneAt: z.nullable(z.string()),
});
export type FeeRaise = z.infer<typeof feeRaiseSchema>;
