// Changes of many students at once: a status for a selection, the promotion of a year. Each can be undone as a whole.
import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import { optionalValue } from '#shared/kit/fields/field-schemas.ts';
import { studentStatuses } from '#shared/people/student-status.ts';
import { studentSelectionSchema } from '#shared/people/students.ts';

export const bulkUndoDays = 30;

export const bulkChangeSchema = z.object({
  id: z.string(),
  kind: z.enum(['status', 'promotion']),
  /** In words: 'Detained', 'Promotion to 2026-27'. */
  label: z.string(),
  at: z.string(),
  actor: z.string(),
  changed: z.number(),
  /** Of a promotion: who went on and who stayed, also those of them who were not changed; null otherwise. */
  went: z.nullable(z.number()),
  stayed: z.nullable(z.number()),
  /** When it was undone; null where it was not. */
  undoneAt: z.nullable(z.string()),
  /** Whether it has a list of the students as they were. */
  hasSnapshot: z.boolean(),
});
export type BulkChange = z.infer<typeof bulkChangeSchema>;

export const statusChangeInputSchema = z.object({
  selection: studentSelectionSchema,
  status: z.enum(studentStatuses, 'Choose a status'),
  /** A day; missing or empty: today. */
  since: optionalValue(isoDate('Since must be a date', 'status'), 'Since must be a date'),
});

/** `changed` of `chosen` students: the others had the status already. */
export const statusChangeAnswerSchema = z.object({
  change: z.nullable(bulkChangeSchema),
  chosen: z.number(),
});
