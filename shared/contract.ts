// All calls of the API; shared/calls/ has a file for each file of server/api/. The server registers these calls,
// the browser makes them, and the privilege tests and the OpenAPI document are generated from them.
import type { Call } from './call.ts';
import { academicCalendarCalls } from './calls/academic-calendar.ts';
import { adminCalls } from './calls/admins.ts';
import { analyticsCalls } from './calls/analytics.ts';
import { auditLogCalls } from './calls/audit-log.ts';
import { authCalls } from './calls/auth.ts';
import { calendarFeedCalls } from './calls/calendar-feeds.ts';
import { collegeSettingsCalls } from './calls/college-settings.ts';
import { contactInfoCalls } from './calls/contact-info.ts';
import { deletedRecordCalls } from './calls/deleted-records.ts';
import { documentCalls } from './calls/documents.ts';
import { eventCalls } from './calls/events.ts';
import { facultyCalls } from './calls/faculty.ts';
import { feeCalls } from './calls/fees.ts';
import { gradeCalls } from './calls/grades.ts';
import { importCalls } from './calls/imports.ts';
import { openapiCalls } from './calls/openapi.ts';
import { personalInfoCalls } from './calls/personal-info.ts';
import { resultCalls } from './calls/results.ts';
import { secondFactorCalls } from './calls/second-factor.ts';
import { studentActionCalls } from './calls/student-actions.ts';
import { studentCalls } from './calls/students.ts';
import { subjectCalls } from './calls/subjects.ts';

export const contract = {
  ...authCalls,
  ...secondFactorCalls,
  ...adminCalls,
  ...studentCalls,
  ...studentActionCalls,
  ...feeCalls,
  ...resultCalls,
  ...gradeCalls,
  ...facultyCalls,
  ...subjectCalls,
  ...eventCalls,
  ...academicCalendarCalls,
  ...calendarFeedCalls,
  ...personalInfoCalls,
  ...contactInfoCalls,
  ...documentCalls,
  ...importCalls,
  ...deletedRecordCalls,
  ...auditLogCalls,
  ...analyticsCalls,
  ...collegeSettingsCalls,
  ...openapiCalls,
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
