import * as z from 'zod/mini';
import { personInvitesSchema } from '#shared/account/person-invites.ts';
import { create, exportFile, get, post } from '#shared/kit/call.ts';
import { isoDate } from '#shared/kit/dates.ts';
import { exportShape } from '#shared/kit/exports.ts';
import { optionalValue } from '#shared/kit/fields/field-schemas.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { matchingText } from '#shared/kit/text/text.ts';
import * as bulk from '#shared/office/bulk-changes.ts';
import { studentStatuses } from '#shared/people/student-status.ts';
import { studentSelectionSchema } from '#shared/people/students.ts';

const mostSlips = 1000;

export const studentActionCalls = {
  createStatusChange: post('/api/student-status-changes', 'student.write', {
    summary: 'Set the status of chosen students, all of them or none',
    body: z.object({
      selection: studentSelectionSchema,
      status: z.enum(studentStatuses, 'Choose a status'),
      /** A day; missing or empty: today. */
      since: optionalValue(isoDate('Since must be a date', 'status'), 'Since must be a date'),
    }),
    /** `changed` of `chosen` students: the others had the status already. */
    answer: z.object({
      change: z.nullable(bulk.bulkChangeSchema),
      chosen: z.number(),
    }),
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
    /** The tokens of open invites, which only the caller that made them knows. */
    body: z.object({
      tokens: z
        .array(matchingText(/^[\w-]{20,100}$/, 'This is no invite'), 'The tokens must be a list')
        .check(
          z.minLength(1, 'There is no invite to print'),
          z.maxLength(mostSlips, `At most ${mostSlips} slips`),
        ),
    }),
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
