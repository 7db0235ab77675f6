// All calls of the API; shared/<area>/<noun>-calls.ts has the calls of server/api/<area>/<noun>.ts. The server registers these calls,
// the browser makes them, and the privilege tests and the OpenAPI document are generated from them.

import { adminCalls } from './account/admins-calls.ts';
import { authCalls } from './account/auth-calls.ts';
import { passwordRequestCalls } from './account/password-requests-calls.ts';
import { secondFactorCalls } from './account/second-factor-calls.ts';
import { examFigureCalls } from './exams/exam-figures-calls.ts';
import { examSessionCalls } from './exams/exam-sessions-calls.ts';
import { gradeCalls } from './exams/grades-calls.ts';
import { hallTicketCalls } from './exams/hall-tickets-calls.ts';
import { markCalls } from './exams/marks-calls.ts';
import { memoCalls } from './exams/memos-calls.ts';
import { resultCalls } from './exams/results-calls.ts';
import type { Call } from './kit/call.ts';
import { healthCalls } from './kit/health-calls.ts';
import { openapiCalls } from './kit/openapi-calls.ts';
import { bankStatementCalls } from './money/bank/bank-statements-calls.ts';
import { paymentClaimCalls } from './money/bank/payment-claims-calls.ts';
import { collectionCalls } from './money/cash-desk/collections-calls.ts';
import { dayCloseCalls } from './money/cash-desk/day-closes-calls.ts';
import { dueCalls } from './money/dues-calls.ts';
import { feeCalls } from './money/fees-calls.ts';
import { renewalCalls } from './money/government/renewals-calls.ts';
import { paymentInfoCalls } from './money/payment-info-calls.ts';
import { paymentCalls } from './money/payments-calls.ts';
import { feePlanCalls } from './money/plans/fee-plans-calls.ts';
import { planDifferenceCalls } from './money/plans/plan-differences-calls.ts';
import { refundCalls } from './money/refunds-calls.ts';
import { academicYearCalls } from './office/academic-years-calls.ts';
import { analyticsCalls } from './office/analytics-calls.ts';
import { approvalCalls } from './office/approvals-calls.ts';
import { auditLogCalls } from './office/audit-log-calls.ts';
import { collegeSettingsCalls } from './office/college-settings-calls.ts';
import { deletedRecordCalls } from './office/deleted-records-calls.ts';
import { importCalls } from './office/imports-calls.ts';
import { listViewCalls } from './office/list-views-calls.ts';
import { officeTaskCalls } from './office/office-tasks-calls.ts';
import { certificateRequestCalls } from './office/papers/certificate-requests-calls.ts';
import { certificateCalls } from './office/papers/certificates-calls.ts';
import { documentCalls } from './office/papers/documents-calls.ts';
import { noDuesCalls } from './office/papers/no-dues-calls.ts';
import { principalMonthCalls } from './office/principal-month-calls.ts';
import { promotionCalls } from './office/promotions-calls.ts';
import { contactInfoCalls } from './people/contact-info-calls.ts';
import { facultyActionCalls } from './people/faculty-actions-calls.ts';
import { facultyCalls } from './people/faculty-calls.ts';
import { guardianImportCalls } from './people/guardian-imports-calls.ts';
import { guardianCalls } from './people/guardians-calls.ts';
import { messageCalls } from './people/messages-calls.ts';
import { personalInfoCalls } from './people/personal-info-calls.ts';
import { studentActionCalls } from './people/student-actions-calls.ts';
import { studentCalls } from './people/students-calls.ts';
import { academicCalendarCalls } from './teaching/academic-calendar-calls.ts';
import { attendanceCalls } from './teaching/attendance-calls.ts';
import { calendarFeedCalls } from './teaching/calendar-feeds-calls.ts';
import { classCalls } from './teaching/classes-calls.ts';
import { dayPlanCalls } from './teaching/day-plan-calls.ts';
import { studyMaterialCalls } from './teaching/study/study-materials-calls.ts';
import { syllabusCalls } from './teaching/study/syllabus-calls.ts';
import { subjectCalls } from './teaching/subjects-calls.ts';
import { substitutionCalls } from './teaching/substitutions-calls.ts';
import { teachingCalls } from './teaching/teaching-calls.ts';
import { timetableCalls } from './teaching/timetable-calls.ts';
import { timetableDayCalls } from './teaching/timetable-days-calls.ts';
import { collegeCalls } from './website/college/college-calls.ts';
import { courseCalls } from './website/courses-calls.ts';
import { enquiryCalls } from './website/enquiries-calls.ts';
import { eventCalls } from './website/events-calls.ts';
import { examDateCalls } from './website/exams/exam-dates-calls.ts';
import { examLinkCalls } from './website/exams/exam-links-calls.ts';
import { factCalls } from './website/facts-calls.ts';
import { galleryPictureCalls } from './website/gallery-pictures-calls.ts';
import { noticeCalls } from './website/notices/notices-calls.ts';
import { pageWordCalls } from './website/page-words-calls.ts';
import { websitePersonCalls } from './website/website-people-calls.ts';

export const contract = {
  ...authCalls,
  ...passwordRequestCalls,
  ...secondFactorCalls,
  ...adminCalls,
  ...studentCalls,
  ...studentActionCalls,
  ...principalMonthCalls,
  ...promotionCalls,
  ...listViewCalls,
  ...feeCalls,
  ...feePlanCalls,
  ...planDifferenceCalls,
  ...paymentCalls,
  ...refundCalls,
  ...paymentClaimCalls,
  ...renewalCalls,
  ...bankStatementCalls,
  ...dayCloseCalls,
  ...collectionCalls,
  ...paymentInfoCalls,
  ...dueCalls,
  ...resultCalls,
  ...gradeCalls,
  ...facultyCalls,
  ...facultyActionCalls,
  ...guardianCalls,
  ...guardianImportCalls,
  ...messageCalls,
  ...subjectCalls,
  ...studyMaterialCalls,
  ...syllabusCalls,
  ...teachingCalls,
  ...examSessionCalls,
  ...examFigureCalls,
  ...markCalls,
  ...memoCalls,
  ...certificateCalls,
  ...certificateRequestCalls,
  ...noDuesCalls,
  ...eventCalls,
  ...academicCalendarCalls,
  ...noticeCalls,
  ...pageWordCalls,
  ...collegeCalls,
  ...factCalls,
  ...enquiryCalls,
  ...websitePersonCalls,
  ...galleryPictureCalls,
  ...courseCalls,
  ...examDateCalls,
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
  ...approvalCalls,
  ...collegeSettingsCalls,
  ...healthCalls,
  ...openapiCalls,
} as const satisfies Record<string, Call>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
