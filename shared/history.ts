// What happened to a record, and what was deleted.
import * as z from 'zod/mini';
import { listQuery } from './list-query.ts';

export const historyEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /** A person's name, or an admin's user name. */
  actor: z.string(),
  action: z.string(),
  /** 'student' or 'faculty' for the record itself; 'fee', 'result', 'grade' for a row of it. */
  noun: z.string(),
  /** Which row of the record, e.g. 'Tuition fee, first year'; '' for the record itself. */
  label: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Newest first. */
export const historyQuerySchema = listQuery(['at']);
export type HistoryQuery = z.output<typeof historyQuerySchema>;

/** What the office can look through, and which entries of the audit log belong to each. */
export const activityNouns = {
  student: ['student', 'fee', 'result', 'grade'],
  faculty: ['faculty'],
  subject: ['subject'],
  event: ['event'],
  'academic-calendar': ['academic-calendar'],
  account: ['account', 'calendar-feed'],
  import: ['import'],
  settings: ['settings'],
} as const;
export type ActivityNoun = keyof typeof activityNouns;
const activityNounNames = Object.keys(activityNouns) as [ActivityNoun, ...ActivityNoun[]]; // it has some

export const activityEntrySchema = z.extend(historyEntrySchema, {
  recordId: z.string(),
  /** What the record is called today, or was when it was deleted; '' where nobody knows any more. */
  about: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

/** Newest first. */
export const activityQuerySchema = z.extend(listQuery(['at']), {
  noun: z.optional(z.enum(activityNounNames, `noun must be one of ${activityNounNames.join(', ')}`)),
});
export type ActivityQuery = z.output<typeof activityQuerySchema>;

export const deletedNouns = ['student', 'faculty', 'subject', 'event', 'academic-calendar'] as const;
export type DeletedNoun = (typeof deletedNouns)[number];

/** Deleted records can be brought back this long. */
export const keptDays = 30;

export const deletedRecordSchema = z.object({
  id: z.string(),
  noun: z.enum(deletedNouns),
  recordId: z.string(),
  /** What it was, e.g. the person's name. */
  label: z.string(),
  deletedAt: z.string(),
  deletedBy: z.string(),
  /** From then on it is gone for good. */
  keptUntil: z.string(),
});
export type DeletedRecord = z.infer<typeof deletedRecordSchema>;

export const deletedRecordSortKeys = ['deletedAt', 'label', 'noun'] as const;
export type DeletedRecordSortKey = (typeof deletedRecordSortKeys)[number];

export const deletedRecordQuerySchema = z.extend(listQuery(deletedRecordSortKeys), {
  noun: z.optional(z.enum(deletedNouns, `noun must be one of ${deletedNouns.join(', ')}`)),
});
export type DeletedRecordQuery = z.output<typeof deletedRecordQuerySchema>;

export const restoredRecordSchema = z.object({
  noun: z.enum(deletedNouns),
  recordId: z.string(),
  label: z.string(),
});
