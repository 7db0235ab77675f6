import * as z from 'zod/mini';
import { type Call, call } from '#shared/call.ts';
import { idParams } from '#shared/ids.ts';
import * as subjects from '#shared/subjects.ts';

export const subjectCalls = {
  listSubjects: call({
    method: 'GET',
    path: '/api/subjects',
    action: 'subject.read',
    summary: 'Subjects, all or a page of them',
    query: subjects.subjectListQuerySchema,
    answer: z.array(subjects.subjectSchema),
    status: 200,
  }),
  findSubject: call({
    method: 'GET',
    path: '/api/subjects/{id}',
    action: 'subject.read',
    summary: 'One subject',
    params: idParams,
    answer: subjects.subjectSchema,
    status: 200,
  }),
  createSubject: call({
    method: 'POST',
    path: '/api/subjects',
    action: 'subject.write',
    summary: 'Make a subject',
    body: subjects.subjectInputSchema,
    answer: subjects.subjectSchema,
    status: 201,
  }),
  updateSubject: call({
    method: 'PUT',
    path: '/api/subjects/{id}',
    action: 'subject.write',
    summary: 'Change a subject; with If-Match only if nobody else did meanwhile',
    params: idParams,
    body: subjects.subjectInputSchema,
    answer: subjects.subjectSchema,
    status: 200,
  }),
  deleteSubject: call({
    method: 'DELETE',
    path: '/api/subjects/{id}',
    action: 'subject.write',
    summary: 'Remove a subject',
    params: idParams,
    status: 204,
  }),
  exportSubjects: call({
    method: 'GET',
    path: '/api/subjects.csv',
    action: 'subject.write',
    summary: 'What the list shows under the same filter, as CSV',
    query: subjects.subjectListQuerySchema,
    contentType: 'text/csv; charset=utf-8',
    status: 200,
  }),
  readSubjectList: call({
    method: 'GET',
    path: '/api/subject-lists/{year}.pdf',
    action: 'subject.read',
    summary: 'The subjects of a year, to print',
    params: subjects.subjectYearParams,
    contentType: 'application/pdf',
    status: 200,
  }),
} as const satisfies Record<string, Call>;
