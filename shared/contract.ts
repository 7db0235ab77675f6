// Every call of the API, once. The server registers it from here, the browser calls it through here, the privilege
// tests and the OpenAPI document are made from here.

import { academicCalendarCalls } from '#shared/calls/academic-calendar.ts';
import { authCalls } from '#shared/calls/auth.ts';
import { eventCalls } from '#shared/calls/events.ts';
import { facultyCalls } from '#shared/calls/faculty.ts';
import { officeCalls } from '#shared/calls/office.ts';
import { peopleCalls } from '#shared/calls/people.ts';
import { studentRecordCalls } from '#shared/calls/student-records.ts';
import { studentCalls } from '#shared/calls/students.ts';
import { subjectCalls } from '#shared/calls/subjects.ts';
import { type Call, call } from './call.ts';

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
