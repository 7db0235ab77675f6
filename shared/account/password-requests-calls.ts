import * as z from 'zod/mini';
import { accept } from '#shared/kit/call.ts';
import { requiredCode } from '#shared/kit/text/text.ts';
import { roles } from '#shared/roles.ts';

export const passwordRequestCalls = {
  createPasswordRequest: accept('/api/auth/password-requests', 'auth.use', {
    summary:
      'Ask for a link to choose another password, by email or from the office; the same answer for every name, at most three an hour',
    /** The name is what the role logs in with: email, user name or phone number. */
    body: z.object({
      role: z.enum(roles, `The role is one of ${roles.join(', ')}`),
      name: requiredCode('Type the name with which you log in', 254),
    }),
    bodyLimit: 2048,
    answer: z.object({ message: z.string() }),
  }),
};
