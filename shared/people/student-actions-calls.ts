import * as z from 'zod/mini';
import { inviteSlipsInputSchema, personInvitesSchema } from '#shared/account/person-invites.ts';
import { create, exportFile, get, post } from '#shared/kit/call.ts';
import { exportShape } from '#shared/kit/exports.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import * as bulk from '#shared/office/bulk-changes.ts';
import { studentSelectionSchema } from '#shared/people/students.ts';

export const studentActionCalls = {
  createStatusChange: post('/api/student-status-changes', 'student.write', {
    summary: 'Set the status of chosen students, all of them or none',
    body: bulk.statusChangeInputSchema,
    answer: bulk.statusChangeAnswerSchema,
  }),
  createStudentExport: post('/api/student-exports', 'student.write', {
    summary: 'Chosen students as CSV, or as a workbook (format=xlsx)',
    body: z.object({ selection: studentSelectionSchema }),
    query: z.object(exportShape),
    contentType: 'text/csv; charset=utf-8',
  }),
  createStudentInvites: create('/api/student-invites', 'account.invite', {
    summary: 'One-time links for those of the chosen students who have no password yet',
    body: z.object({ selection: studentSelectionSchema }),
    answer: personInvitesSchema,
  }),
  createInviteSlips: post('/api/invite-slips', 'account.invite', {
    summary: 'Open invites as slips to print',
    body: inviteSlipsInputSchema,
    contentType: 'application/pdf',
  }),
  listBulkChanges: get('/api/bulk-changes', 'student.write', {
    summary: 'Changes of many students, newest first',
    query: listQuerySchema(['at']),
    answer: z.array(bulk.bulkChangeSchema),
  }),
  exportBulkChanges: exportFile('/api/bulk-changes.csv', 'student.write', listQuerySchema(['at'])),
  /** The students of a promotion as they were before it. */
  exportBulkSnapshot: exportFile('/api/bulk-changes/{id}/snapshot.csv', 'student.write', z.object({})),
  createBulkReversal: post('/api/bulk-changes/{id}/reversal', 'student.write', {
    summary: 'Undo a change of many students as a whole; refused where one of them was changed since',
    answer: bulk.bulkChangeSchema,
  }),
};
