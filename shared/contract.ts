// Every call of the API, once. The server registers it from here, the browser calls it through here, the privilege
// tests and the OpenAPI document are made from here.

import { type Call, call } from './call.ts';
import { academicCalendarCalls } from './calls/academic-calendar.ts';
import { authCalls } from './calls/auth.ts';
import { eventCalls } from './calls/events.ts';
import { facultyCalls } from './calls/faculty.ts';
import { officeCalls } from './calls/office.ts';
import { peopleCalls } from './calls/people.ts';
import { studentRecordCalls } from './calls/student-records.ts';
import { studentCalls } from './calls/students.ts';
import { subjectCalls } from './calls/subjects.ts';

export const contract = {
  ...authCalls,
  ...studentCalls,
  ...studentRecordCalls,
  ...facultyCalls,
  ...subjectCalls,
  ...eventCalls,
  ...academicCalendarCalls,
  ...peopleCalls,
  ...officeCalls,

  openapi: call({
    method: 'GET',
    path: '/api/openapi.json',
    action: 'document.read',
    summary: 'This contract as an OpenAPI 3.1 document',
    contentType: 'application/json; charset=utf-8',
    status: 200,
  }),
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
