// The government's fee reimbursement is renewed for each student and academic year, and asks for an attendance over all subjects.

import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import { oneOf } from '#shared/kit/fields/field-schemas.ts';
import type { FormField } from '#shared/kit/fields/fields.ts';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { academicYearText } from '#shared/teaching/teaching.ts';

export const renewalLabels = {
  'not applied': 'Not applied',
  applied: 'Applied',
  verified: 'Verified',
  refused: 'Refused',
} as const;
export type RenewalState = keyof typeof renewalLabels;
export const renewalStates = keysOf(renewalLabels);

/** As the audit log names them. */
export const renewalFields = {
  state: { label: 'Renewal', choices: renewalStates, choiceLabels: renewalLabels },
  on: { label: 'On', control: 'date' },
  note: { label: 'Note' },
} as const satisfies Readonly<Record<string, FormField>>;

export const renewalInputSchema = z.object({
  state: oneOf('State', renewalStates),
  on: z.optional(z.nullable(isoDate('On must be a date', 'paid'))),
  note: z._default(anyText(200), ''),
});
export type RenewalInput = z.output<typeof renewalInputSchema>;

export const renewalSchema = z.object({
  academicYear: z.string(),
  state: z.enum(renewalStates),
  on: z.nullable(z.string()),
  note: z.string(),
});
export type Renewal = z.infer<typeof renewalSchema>;

export const reimbursementQuery = z.object({
  /** The current academic year where none is named. */
  academicYear: z.optional(academicYearText),
  /** short: below the attendance over all subjects; missing: neither applied nor verified. */
  only: z.optional(z.enum(['short', 'missing'], 'only must be short or missing')),
});
export type ReimbursementQuery = z.output<typeof reimbursementQuery>;

/** A student with fees that the government pays in an academic year. */
export const reimbursementSchema = z.object({
  studentId: z.string(),
  studentName: z.string(),
  enrollmentNumber: z.string(),
  year: z.enum(years),
  renewal: z.enum(renewalStates),
  renewedOn: z.nullable(z.string()),
  /** Over all subjects, theory and practical together; null where no class has been held. */
  held: z.number(),
  attended: z.number(),
  percent: z.nullable(z.number()),
  isShort: z.boolean(),
  /** Whole rupees. */
  amount: z.number(),
  released: z.number(),
  pending: z.number(),
});
export type Reimbursement = z.infer<typeof reimbursementSchema>;

export const reimbursementsSchema = z.object({
  academicYear: z.string(),
  /** The percentage that the year asks for. */
  aggregateFrom: z.number(),
  students: z.array(reimbursementSchema),
  /** What was released in the year: all releases with one reference, the latest first. */
  instalments: z.array(
    z.object({ reference: z.string(), releasedOn: z.string(), releases: z.number(), amount: z.number() }),
  ),
});
export type Reimbursements = z.infer<typeof reimbursementsSchema>;

/** A release, as a line of the utilisation sheet. */
export interface Utilised {
  studentName: string;
  enrollmentNumber: string;
  year: Year;
  feeLabel: string;
  feeAmount: number;
  released: number;
  releasedOn: string;
  reference: string;
  receiptNumber: string;
}
