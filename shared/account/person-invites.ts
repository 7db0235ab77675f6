// Log-ins for many people at once: a one-time link each, to print or to send.
import * as z from 'zod/mini';
import { matchingText } from '#shared/kit/text/text.ts';

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

const mostSlips = 1000;

/** The tokens of open invites, which only the caller that made them knows. */
export const inviteSlipsInputSchema = z.object({
  tokens: z
    .array(matchingText(/^[\w-]{20,100}$/, 'This is no invite'), 'The tokens must be a list')
    .check(
      z.minLength(1, 'There is no invite to print'),
      z.maxLength(mostSlips, `At most ${mostSlips} slips`),
    ),
});
