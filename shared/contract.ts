// All calls of the API; shared/calls/ has a file for each file of server/api/. The server registers these calls,
// the browser makes them, and the privilege tests and the OpenAPI document are generated from them.
import type { Call } from './call.ts';
import { academicCalendarCalls } from './calls/academic-calendar.ts';
import { academicYearCalls } from './calls/academic-years.ts';
import { adminCalls } from './calls/admins.ts';
import { analyticsCalls } from './calls/analytics.ts';
import { attendanceCalls } from './calls/attendance.ts';
import { auditLogCalls } from './calls/audit-log.ts';
import { authCalls } from './calls/auth.ts';
import { calendarFeedCalls } from './calls/calendar-feeds.ts';
import { certificateCalls } from './calls/certificates.ts';
import { classCalls } from './calls/classes.ts';
import { collegeSettingsCalls } from './calls/college-settings.ts';
import { contactInfoCalls } from './calls/contact-info.ts';
import { dayPlanCalls } from './calls/day-plan.ts';
import { deletedRecordCalls } from './calls/deleted-records.ts';
import { documentCalls } from './calls/documents.ts';
import { dueCalls } from './calls/dues.ts';
import { enquiryCalls } from './calls/enquiries.ts';
import { eventCalls } from './calls/events.ts';
import { examFigureCalls } from './calls/exam-figures.ts';
import { examLinkCalls } from './calls/exam-links.ts';
import { examSessionCalls } from './calls/exam-sessions.ts';
import { factCalls } from './calls/facts.ts';
import { facultyCalls } from './calls/faculty.ts';
import { facultyActionCalls } from './calls/faculty-actions.ts';
import { feePlanCalls } from './calls/fee-plans.ts';
import { feeCalls } from './calls/fees.ts';
import { galleryPictureCalls } from './calls/gallery-pictures.ts';
import { gradeCalls } from './calls/grades.ts';
import { hallTicketCalls } from './calls/hall-tickets.ts';
import { healthCalls } from './calls/health.ts';
import { importCalls } from './calls/imports.ts';
import { listViewCalls } from './calls/list-views.ts';
import { markCalls } from './calls/marks.ts';
import { memoCalls } from './calls/memos.ts';
import { noticeCalls } from './calls/notices.ts';
import { officeTaskCalls } from './calls/office-tasks.ts';
import { openapiCalls } from './calls/openapi.ts';
import { paymentInfoCalls } from './calls/payment-info.ts';
import { paymentCalls } from './calls/payments.ts';
import { personalInfoCalls } from './calls/personal-info.ts';
import { promotionCalls } from './calls/promotions.ts';
import { resultCalls } from './calls/results.ts';
import { secondFactorCalls } from './calls/second-factor.ts';
import { studentActionCalls } from './calls/student-actions.ts';
import { studentCalls } from './calls/students.ts';
import { subjectCalls } from './calls/subjects.ts';
import { substitutionCalls } from './calls/substitutions.ts';
import { teachingCalls } from './calls/teaching.ts';
import { timetableCalls } from './calls/timetable.ts';
import { timetableDayCalls } from './calls/timetable-days.ts';
import { websitePersonCalls } from './calls/website-people.ts';

export const contract = {
  ...authCalls,
  ...secondFactorCalls,
  ...adminCalls,
  ...studentCalls,
  ...studentActionCalls,
  ...promotionCalls,
  ...listViewCalls,
  ...feeCalls,
  ...feePlanCalls,
  ...paymentCalls,
  ...paymentInfoCalls,
  ...dueCalls,
  ...resultCalls,
  ...gradeCalls,
  ...facultyCalls,
  ...facultyActionCalls,
  ...subjectCalls,
  ...teachingCalls,
  ...examSessionCalls,
  ...examFigureCalls,
  ...markCalls,
  ...memoCalls,
  ...certificateCalls,
  ...eventCalls,
  ...academicCalendarCalls,
  ...noticeCalls,
  ...factCalls,
  ...enquiryCalls,
  ...websitePersonCalls,
  ...galleryPictureCalls,
  ...examLinkCalls,
  ...calendarFeedCalls,
  ...dayPlanCalls,
  ...academicYearCalls,
  ...timetableCalls,
  ...timetableDayCalls,
  ...substitutionCalls,
  ...classCalls,
  ...attendanceCalls,
  ...hallTicketCalls,
  ...personalInfoCalls,
  ...contactInfoCalls,
  ...documentCalls,
  ...importCalls,
  ...deletedRecordCalls,
  ...auditLogCalls,
  ...analyticsCalls,
  ...officeTaskCalls,
  ...collegeSettingsCalls,
  ...healthCalls,
  ...openapiCalls,
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
