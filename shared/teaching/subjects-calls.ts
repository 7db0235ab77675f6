import * as z from 'zod/mini';

import { create, exportCsv, get, remove, update } from '#shared/kit/call.ts';
import * as subjects from '#shared/teaching/subjects.ts';

const list = { query: subjects.subjectListQuerySchema, answer: z.array(subjects.subjectSchema) };
const answer = subjects.subjectSchema;
const body = subjects.subjectInputSchema;

export const subjectCalls = {
  listSubjects: get('/api/subjects', 'subject.read', 'Subjects, all or a page of them', list),
  exportSubjects: exportCsv('/api/subjects.csv', 'subject.write', list.query),
  findSubject: get('/api/subjects/{id}', 'subject.read', 'One subject', { answer }),
  createSubject: create('/api/subjects', 'subject.write', 'Make a subject', { body, answer }),
  updateSubject: update(
    '/api/subjects/{id}',
    'subject.write',
    'Change a subject; with If-Match only this version of it',
    { body, answer },
  ),
  deleteSubject: remove('/api/subjects/{id}', 'subject.write', 'Remove a subject'),
};
