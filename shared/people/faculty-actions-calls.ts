import * as z from 'zod/mini';
import { personInvitesSchema } from '#shared/account/person-invites.ts';
import { create, post } from '#shared/kit/call.ts';
import { facultySelectionSchema } from '#shared/people/faculty-selection.ts';

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
