import * as z from 'zod/mini';
import { create, post } from '#shared/call.ts';
import { facultySelectionSchema } from '#shared/faculty-selection.ts';
import { personInvitesSchema } from '#shared/person-invites.ts';

const body = z.object({ selection: facultySelectionSchema });

export const facultyActionCalls = {
  createFacultyExport: post('/api/faculty-exports', 'faculty.list', 'Chosen faculty members as CSV', {
    body,
    contentType: 'text/csv; charset=utf-8',
  }),
  createFacultyInvites: create(
    '/api/faculty-invites',
    'account.invite',
    'One-time links for those of the chosen faculty members who have no password yet',
    { body, answer: personInvitesSchema },
  ),
};
