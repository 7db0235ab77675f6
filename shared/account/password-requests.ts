import * as z from 'zod/mini';
import { roles } from '#shared/roles.ts';

/** The same for every name: they do not say whether there is such an account. */
export const passwordRequestAnswers = {
  byOffice: 'If there is such an account, the office now sees that you ask, and will send you a link.',
  byMail:
    'If there is such an account, a link is on its way to your email, and works for an hour. If none comes, ask the office.',
} as const;

/** Who waits for a link, for the office. */
export const passwordRequestSchema = z.object({
  role: z.enum(roles),
  /** The student's, faculty member's or guardian's record; an admin's account. */
  recordId: z.string(),
  name: z.string(),
  phone: z.string(),
  askedAt: z.string(),
  /** Until when the link is good that the office has made since; null for none. */
  linkUntil: z.nullable(z.string()),
});
export type PasswordRequest = z.infer<typeof passwordRequestSchema>;
