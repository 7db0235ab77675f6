import * as z from 'zod/mini';
import { create, get, post } from '#shared/kit/call.ts';
import { anyText } from '#shared/kit/text/text.ts';
import { guardianImportSchema, guardianProposalSchema } from './guardian-imports.ts';

export const guardianImportCalls = {
  listGuardianProposals: get('/api/guardian-proposals', 'guardian.write', {
    summary:
      'The parents in the records of the current students who are no guardians yet, by their phone number',
    answer: z.array(guardianProposalSchema),
  }),
  listGuardianImports: get('/api/guardian-imports', 'guardian.write', {
    summary: 'When parents in the records of students became guardians, newest first',
    answer: z.array(guardianImportSchema),
  }),
  createGuardianImport: create('/api/guardian-imports', 'guardian.write', {
    summary: 'Make guardians of the chosen parents, all of them or none',
    body: z.object({
      choices: z
        .array(
          z.object({ phone: anyText(40), name: anyText(200) }),
          'The choices are a list of phone numbers with names',
        )
        .check(z.minLength(1, 'Nobody is chosen'), z.maxLength(20_000, 'At most 20,000 at once')),
      maySeeFees: z._default(z.boolean('maySeeFees must be true or false'), false),
      maySeeMarks: z._default(z.boolean('maySeeMarks must be true or false'), false),
    }),
    bodyLimit: 2 * 1024 * 1024,
    answer: guardianImportSchema,
  }),
  createGuardianImportReversal: post('/api/guardian-imports/{id}/reversal', 'guardian.write', {
    summary: 'Undo it as a whole; refused where one of the new guardians has chosen a password since',
    answer: guardianImportSchema,
  }),
};
