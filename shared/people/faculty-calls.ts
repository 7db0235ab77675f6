import * as z from 'zod/mini';
import { accountStateSchema, facultySetsSchema, inviteSchema } from '#shared/account/auth.ts';
import { personInvitesSchema } from '#shared/account/person-invites.ts';
import { create, exportFile, get, post, remove, set, update } from '#shared/kit/call.ts';
import { exportShape } from '#shared/kit/exports.ts';
import { includeQuery } from '#shared/kit/include-query.ts';
import { auditEntrySchema, auditQuerySchema } from '#shared/office/audit-log.ts';
import * as faculty from '#shared/people/faculty.ts';

const list = { query: faculty.facultyListQuerySchema, answer: z.array(faculty.facultySchema) };
const answer = faculty.facultySchema;
const body = faculty.facultyInputSchema;
const chosen = z.object({ selection: faculty.facultySelectionSchema });

export const facultyCalls = {
  listFaculty: get('/api/faculty', 'faculty.list', { summary: 'Faculty, all or a page of them', ...list }),
  exportFaculty: exportFile('/api/faculty.csv', 'faculty.list', list.query),
  findFaculty: get('/api/faculty/{id}', 'faculty.read', {
    summary: 'One faculty member with personal and contact information',
    query: z.object({ include: includeQuery(faculty.facultyIncludes) }),
    answer,
    offline: true,
  }),
  createFaculty: create('/api/faculty', 'faculty.write', {
    summary: 'Make a faculty member and an account without a password',
    body,
    answer,
    asks: ['same-person'],
  }),
  updateFaculty: update('/api/faculty/{id}', 'faculty.update', {
    summary: 'Change a faculty member; only an admin changes the email',
    body,
    answer,
  }),
  setFacultySets: set('/api/faculty/{id}/sets', 'admin.write', {
    summary: "The set of permissions that a teacher's account carries beside teaching: one, or none",
    body: facultySetsSchema,
  }),
  deleteFaculty: remove('/api/faculty/{id}', 'faculty.write', {
    summary: 'Remove a faculty member, the account and its sessions',
  }),
  restoreFaculty: create('/api/faculty/{id}/restoration', 'faculty.write', {
    summary: 'Bring a removed faculty member back, account included',
    answer,
  }),
  createFacultyInvite: create('/api/faculty/{id}/invites', 'account.invite', {
    summary: 'A one-time link to choose a password, good for 72 hours',
    answer: inviteSchema,
  }),
  deleteFacultySessions: remove('/api/faculty/{id}/sessions', 'account.end-sessions', {
    summary: 'Sign the person out everywhere',
  }),
  readFacultyAccount: get('/api/faculty/{id}/account', 'account.read', {
    summary: 'Whether the account has a password, when and where it is signed in',
    answer: accountStateSchema,
  }),
  listFacultyCalendar: get('/api/faculty/{id}/calendar', 'faculty.read', {
    summary: 'Academic calendar of all years: from today on in order, then the past, latest first',
    answer: z.array(faculty.facultyCalendarEventSchema),
    offline: true,
  }),
  listFacultyAuditLog: get('/api/faculty/{id}/history', 'history.list', {
    summary: 'Who changed what in this record, newest first',
    query: auditQuerySchema,
    answer: z.array(auditEntrySchema),
  }),
  createFacultyExport: post('/api/faculty-exports', 'faculty.list', {
    summary: 'Chosen faculty members as CSV, or as a workbook (format=xlsx)',
    body: chosen,
    query: z.object(exportShape),
    contentType: 'text/csv; charset=utf-8',
  }),
  createFacultyInvites: create('/api/faculty-invites', 'account.invite', {
    summary: 'One-time links for those of the chosen faculty members who have no password yet',
    body: chosen,
    answer: personInvitesSchema,
  }),
};
