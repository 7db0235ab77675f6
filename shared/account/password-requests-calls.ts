import * as z from 'zod/mini';
import { accept } from '#shared/kit/call.ts';
import { passwordRequestInputSchema } from './password-requests.ts';

export const passwordRequestCalls = {
  createPasswordRequest: accept('/api/auth/password-requests', 'auth.use', {
    summary:
      'Ask for a link to choose another password, by email or from the office; the same answer for every name, at most three an hour',
    body: passwordRequestInputSchema,
    bodyLimit: 2048,
    answer: z.object({ message: z.string() }),
  }),
};
