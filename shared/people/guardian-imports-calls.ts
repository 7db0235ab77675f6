import * as z from 'zod/mini';
import { create, get, post } from '#shared/kit/call.ts';
import {
  guardianImportInputSchema,
  guardianImportSchema,
  guardianProposalSchema,
} from './guardian-imports.ts';

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
    body: guardianImportInputSchema,
    bodyLimit: 2 * 1024 * 1024,
    answer: guardianImportSchema,
  }),
  createGuardianImportReversal: post('/api/guardian-imports/{id}/reversal', 'guardian.write', {
    summary: 'Undo it as a whole; refused where one of the new guardians has chosen a password since',
    answer: guardianImportSchema,
  }),
};
