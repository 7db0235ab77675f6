// What the office's first screen says: what needs doing today, and on the first days what has to be set up.
import * as z from 'zod/mini';
import { auditEntrySchema } from './audit-log.ts';

/** In the order of the screen. */
export const officeTaskKinds = [
  'registers-not-taken',
  'marks-not-entered',
  'enquiries-to-follow-up',
  'fees-overdue',
  'students-not-invited',
  'notices-ending',
  'facts-old',
] as const;
export type OfficeTaskKind = (typeof officeTaskKinds)[number];

export const officeTaskSchema = z.object({
  kind: z.enum(officeTaskKinds),
  /** The number of people or things that wait; never 0. */
  count: z.number(),
  /** The day since when the oldest of them waits. */
  since: z.optional(z.string()),
  /** The last day of the first that ends. */
  until: z.optional(z.string()),
  /** Whole rupees. */
  amount: z.optional(z.number()),
});
export type OfficeTask = z.infer<typeof officeTaskSchema>;

/** The steps of the first days, in the order in which they are taken. */
export const setUpSteps = [
  'subjects',
  'faculty',
  'teaching',
  'periods',
  'students',
  'fee-plans',
  'payment-info',
  'invites',
] as const;
export type SetUpStep = (typeof setUpSteps)[number];

export const officeTasksSchema = z.object({
  tasks: z.array(officeTaskSchema),
  /** The steps that are still to be taken. */
  setUp: z.array(z.enum(setUpSteps)),
  /** The last changes in the college, newest first. */
  changes: z.array(z.extend(auditEntrySchema, { recordId: z.string(), about: z.string() })),
});
export type OfficeTasks = z.infer<typeof officeTasksSchema>;
