// What waits for a second person, where the settings want two: the call is kept as it was sent, and done when it is approved.
import * as z from 'zod/mini';
import { keysOf } from '#shared/kit/fields/keys.ts';

/** In the order of the settings. */
export const approvalLabels = {
  cancellation: 'A cancelled payment',
  refund: 'A refund',
  concession: 'A concession',
  exception: 'A hall ticket in spite of what holds it back',
  marks: 'A change of marks that are locked',
} as const;
export type ApprovalKind = keyof typeof approvalLabels;
export const approvalKinds = keysOf(approvalLabels);

/** Which of them wait for the principal. */
export const approvalSettingsSchema = z.object({
  cancellation: z.boolean(),
  refund: z.boolean(),
  concession: z.boolean(),
  exception: z.boolean(),
  marks: z.boolean(),
} satisfies Record<ApprovalKind, unknown>);
export type ApprovalSettings = z.infer<typeof approvalSettingsSchema>;
export const noApprovals = Object.fromEntries(approvalKinds.map((kind) => [kind, false])) as ApprovalSettings; // one for each

export const approvalSchema = z.object({
  id: z.string(),
  kind: z.enum(approvalKinds),
  /** What is done when it is approved, in words. */
  what: z.string(),
  /** Why it is asked for; '' where nothing is said. */
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.string(),
  isOwn: z.boolean(),
  state: z.enum(['waiting', 'approved', 'declined']),
  /** Null while it waits. */
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decidedReason: z.string(),
});
export type Approval = z.infer<typeof approvalSchema>;
