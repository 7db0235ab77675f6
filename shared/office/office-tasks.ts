// What the office's first screen says: what needs doing today, and on the first days what has to be set up.
import * as z from 'zod/mini';
import { passwordRequestSchema } from '#shared/account/password-requests.ts';
import { auditEntrySchema } from './audit-log.ts';
import { officeTaskKinds, setUpSteps } from './office-task-kinds.ts';

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
  /** Who is to do it, or whom it is about, the most urgent first: at most `mostNamed`, and one more where there are more. */
  who: z.optional(z.array(z.string())),
});
export type OfficeTask = z.infer<typeof officeTaskSchema>;

/** A change of the bank account or the UPI id to which students pay; '' where there was or is none. */
export const payeeChangeSchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  field: z.enum(['account', 'upiId']),
  from: z.string(),
  to: z.string(),
});
export type PayeeChange = z.infer<typeof payeeChangeSchema>;

/** The day by the server's clock, and the last one on which it was known to be right. */
export const clockJumpSchema = z.object({ today: z.string(), seenOn: z.string() });
export type ClockJump = z.infer<typeof clockJumpSchema>;

export const officeTasksSchema = z.object({
  /** While the clock is more than two days after that day nothing is deleted by its age. */
  clockJump: z.nullable(clockJumpSchema),
  /** Those of the last week, newest first: whoever knows that they are wrong sees them. */
  payeeChanges: z.array(payeeChangeSchema),
  /** Who waits for a link to choose another password, the longest first. */
  passwordRequests: z.array(passwordRequestSchema),
  tasks: z.array(officeTaskSchema),
  /** The steps that are still to be taken: for admins, until one puts them away (`isSetUp` of the settings). */
  setUp: z.array(z.enum(setUpSteps)),
  /** The last changes in the college, newest first. */
  changes: z.array(z.extend(auditEntrySchema, { recordId: z.string(), about: z.string() })),
});
export type OfficeTasks = z.infer<typeof officeTasksSchema>;
