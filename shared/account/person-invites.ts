// Log-ins for many people at once: a one-time link each, to print or to send.
import * as z from 'zod/mini';

export const personInvitesSchema = z.object({
  invites: z.array(
    z.object({
      /** The id of the student's or faculty member's record. */
      id: z.string(),
      name: z.string(),
      phone: z.string(),
      /** '' for a faculty member. */
      parentPhone: z.string(),
      link: z.string(),
      expiresAt: z.string(),
    }),
  ),
  /** The chosen people who have a password already. */
  skipped: z.number(),
});
export type PersonInvites = z.infer<typeof personInvitesSchema>;
