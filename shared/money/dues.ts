// Who owes what since when: the fees that are not paid in full, one row for each.

import * as z from 'zod/mini';
import { oneOf } from '#shared/kit/fields/field-schemas.ts';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { selectionSchema } from '#shared/kit/selection.ts';
import { years } from '#shared/kit/study-years.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { payers } from '#shared/money/payers.ts';
import { quotas } from '#shared/people/quotas.ts';

export const dueSchema = z.object({
  /** The fee's id. */
  id: z.string(),
  studentId: z.string(),
  studentName: z.string(),
  enrollmentNumber: z.string(),
  year: z.enum(years),
  quota: z.nullable(z.enum(quotas)),
  phone: z.string(),
  parentPhone: z.string(),
  /** The fee's label. */
  head: z.string(),
  /** Whole rupees; a concession is taken off the amount. */
  amount: z.number(),
  paid: z.number(),
  open: z.number(),
  dueOn: z.string(),
  /** The last day on which a reminder to the student was opened; null: none. */
  remindedOn: z.nullable(z.string()),
  /** Of what the government pays; fees that students owe have none. */
  payableBy: z.optional(z.enum(payers)),
});
export type Due = z.infer<typeof dueSchema>;

export const dueSortKeys = ['dueOn', 'studentName', 'open'] as const;

const filters = {
  year: z.optional(oneOf('year', years)),
  quota: z.optional(oneOf('quota', quotas)),
  /** The complete label of the fee. */
  head: z.optional(anyText(120)),
  overdue: z.optional(z.enum(['true', 'false'], 'overdue must be true or false')),
  /** government: what it has not released yet, instead of what students owe. */
  payableBy: z.optional(z.enum(payers, 'payableBy must be student or government')),
};

export const dueListQuerySchema = z.extend(listQuerySchema(dueSortKeys), filters);
export type DueListQuery = z.output<typeof dueListQuerySchema>;

const dueFilterSchema = z.object({
  q: z.optional(anyText(100, { tooLong: 'Search for at most 100 characters' })),
  ...filters,
});
export type DueFilter = z.output<typeof dueFilterSchema>;

/** The open fees that an action is for. */
export const dueSelectionSchema = selectionSchema(dueFilterSchema, 'fee');
export type DueSelection = z.output<typeof dueSelectionSchema>;

/** Sums over all pages of the list. */
export const dueSumsSchema = z.object({
  students: z.number(),
  fees: z.number(),
  open: z.number(),
  overdue: z.number(),
  /** What the government has not released yet of the fees that it pays; missing where that is nothing. */
  government: z.optional(z.number()),
});
export type DueSums = z.infer<typeof dueSumsSchema>;

export const duesSchema = z.object({ dues: z.array(dueSchema), total: z.number(), sums: dueSumsSchema });
export type Dues = z.infer<typeof duesSchema>;

export const dueGroups = ['year', 'head'] as const;

/** How long a fee has been overdue. */
export const dueAgeLabels = {
  later: 'Due later',
  month: 'Overdue up to 30 days',
  quarter: '31 to 90 days',
  longer: 'Longer',
} as const;
export type DueAge = keyof typeof dueAgeLabels;
export const dueAges = keysOf(dueAgeLabels);

export const dueFigureQuerySchema = z.extend(dueFilterSchema, {
  by: oneOf('by', dueGroups),
});
export type DueFigureQuery = z.output<typeof dueFigureQuerySchema>;

/** What is open of the fees of a year of study or with a label, in whole rupees by how long it has been overdue. */
export const dueFigureSchema = z.object({
  /** A year of study or a label; null: all labels that are not among the largest. */
  group: z.nullable(z.string()),
  open: z.object({ later: z.number(), month: z.number(), quarter: z.number(), longer: z.number() }),
});
export type DueFigure = z.infer<typeof dueFigureSchema>;

export const reminderLanguages = ['en', 'te'] as const;
export type ReminderLanguage = (typeof reminderLanguages)[number];
