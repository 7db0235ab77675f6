import * as z from 'zod/mini';
import { accountStateSchema, inviteSchema } from '#shared/account/auth.ts';
import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import { includeQuery } from '#shared/kit/include-query.ts';
import { matchingText } from '#shared/kit/text/text.ts';
import { auditEntrySchema, auditQuerySchema } from '#shared/office/audit-log.ts';
import * as students from '#shared/people/students.ts';

const photo = { maxBytes: 5 * 1024 * 1024, contentType: 'image/jpeg, image/png, image/webp' };
const list = { query: students.studentListQuerySchema, answer: z.array(students.listedStudentSchema) };
const answer = students.studentSchema;
const body = students.studentInputSchema;

export const studentCalls = {
  listStudents: get('/api/students', 'student.list', { summary: 'Students, all or a page of them', ...list }),
  exportStudents: exportFile('/api/students.csv', 'student.list', list.query),
  findStudent: get('/api/students/{id}', 'student.read', {
    summary: 'One student',
    query: z.object({ include: includeQuery(students.studentIncludes) }),
    answer,
    offline: true,
  }),
  createStudent: create('/api/students', 'student.write', {
    summary: 'Make a student and an account without a password',
    body,
    answer,
    asks: ['same-person'],
  }),
  updateStudent: update('/api/students/{id}', 'student.write', {
    summary: 'Change a student; with If-Match only this version of it',
    body,
    answer,
  }),
  deleteStudent: remove('/api/students/{id}', 'student.write', {
    summary: 'Remove a student, the account and its sessions',
  }),
  restoreStudent: create('/api/students/{id}/restoration', 'student.write', {
    summary: 'Bring a removed student back, account included',
    answer,
  }),
  updateStudentPhoto: update('/api/students/{id}/photo', 'student.write', {
    summary: 'Set the profile picture: JPEG, PNG or WebP; with If-Match only on this version of the student',
    upload: photo,
    answer,
  }),
  deleteStudentPhoto: remove('/api/students/{id}/photo', 'student.write', {
    summary: 'Remove the profile picture',
  }),
  readStudentPhoto: get('/uploads/{id}.{picture}.webp', 'student-photo.read', {
    summary: 'A profile picture, for staff and the student',
    params: { picture: matchingText(/^[\w-]{36}$/, 'No such picture') },
    contentType: 'image/webp',
  }),
  createStudentInvite: create('/api/students/{id}/invites', 'account.invite', {
    summary: 'A one-time link to choose a password, good for 72 hours',
    answer: inviteSchema,
  }),
  deleteStudentSessions: remove('/api/students/{id}/sessions', 'account.end-sessions', {
    summary: 'Sign the person out everywhere',
  }),
  readStudentAccount: get('/api/students/{id}/account', 'account.read', {
    summary: 'Whether the account has a password, when and where it is signed in',
    answer: accountStateSchema,
  }),
  listStudentAuditLog: get('/api/students/{id}/history', 'history.list', {
    summary: 'Who changed what in this record, its fees, results and grades, newest first',
    query: auditQuerySchema,
    answer: z.array(auditEntrySchema),
  }),
};
