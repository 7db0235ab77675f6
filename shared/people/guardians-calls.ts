import * as z from 'zod/mini';
import { inviteSchema } from '#shared/account/auth.ts';
import { personInvitesSchema } from '#shared/account/person-invites.ts';
import { create, get, remove, update } from '#shared/kit/call.ts';
import { resource } from '#shared/kit/resource.ts';
import { auditEntrySchema, auditQuerySchema } from '#shared/office/audit-log.ts';
import * as guardians from './guardians.ts';

export const guardianNames = { one: 'Guardian', many: 'Guardians' } as const;
const answer = guardians.guardianSchema;

export const guardianCalls = {
  ...resource(
    guardianNames,
    'guardians',
    { read: 'guardian.list', write: 'guardian.write' },
    { query: guardians.guardianListQuerySchema, answer, body: guardians.guardianInputSchema },
  ),
  findGuardian: get('/api/guardians/{id}', 'guardian.read', {
    summary: 'One guardian, with the students',
    answer,
  }),
  createGuardianInvite: create('/api/guardians/{id}/invites', 'account.invite', {
    summary: 'A one-time link to choose a password, good for 72 hours',
    answer: inviteSchema,
  }),
  createGuardianInvites: create('/api/guardian-invites', 'account.invite', {
    summary: 'One-time links for those of the chosen guardians who have no password yet',
    body: z.object({ selection: guardians.guardianSelectionSchema }),
    answer: personInvitesSchema,
  }),
  listGuardianAuditLog: get('/api/guardians/{id}/history', 'history.list', {
    summary: 'Who changed what in this record, newest first',
    query: auditQuerySchema,
    answer: z.array(auditEntrySchema),
  }),
  listStudentGuardians: get('/api/students/{id}/guardians', 'guardian.of-student', {
    summary: 'Who reads the record of this student, and what of it',
    answer: z.array(guardians.studentGuardianSchema),
  }),
  setStudentGuardian: update('/api/students/{id}/guardians/{guardianId}', 'guardian.write', {
    summary: 'Let a guardian read the record of a student, or change what may be seen',
    body: guardians.guardianLinkSchema,
    answer,
  }),
  deleteStudentGuardian: remove('/api/students/{id}/guardians/{guardianId}', 'guardian.write', {
    summary: 'End at once that a guardian reads the record of a student',
  }),
};
