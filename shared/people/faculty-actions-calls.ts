import * as z from 'zod/mini';
import { personInvitesSchema } from '#shared/account/person-invites.ts';
import { create, post } from '#shared/kit/call.ts';
import { exportShape } from '#shared/kit/exports.ts';
import { facultySelectionSchema } from '#shared/people/faculty-selection.ts';

const body = z.object({ selection: facultySelectionSchema });

export const facultyActionCalls = {
  createFacultyExport: post('/api/faculty-exports', 'faculty.list', {
    summary: 'Chosen faculty members as CSV, or as a workbook (format=xlsx)',
    body,
    query: z.object(exportShape),
    contentType: 'text/csv; charset=utf-8',
  }),
  createFacultyInvites: create('/api/faculty-invites', 'account.invite', {
    summary: 'One-time links for those of the chosen faculty members who have no password yet',
    body,
    answer: personInvitesSchema,
  }),
};
