// The handlers of all calls of the contract; a missing one is a type error.
import type { Handlers } from '#server/context.ts';
import { adminHandlers } from './account/admins.ts';
import { authHandlers } from './account/auth.ts';
import { passwordRequestHandlers } from './account/password-requests.ts';
import { secondFactorHandlers } from './account/second-factor.ts';
import { examFigureHandlers } from './exams/exam-figures.ts';
import { examSessionHandlers } from './exams/exam-sessions.ts';
import { gradeHandlers } from './exams/grades.ts';
import { hallTicketHandlers } from './exams/hall-tickets.ts';
import { markHandlers } from './exams/marks.ts';
import { memoHandlers } from './exams/memos.ts';
import { resultHandlers } from './exams/results.ts';
import { healthHandlers } from './kit/health.ts';
import { openapiHandlers } from './kit/openapi.ts';
import { bankStatementHandlers } from './money/bank-statements.ts';
import { collectionHandlers } from './money/collections.ts';
import { dayCloseHandlers } from './money/day-closes.ts';
import { dueHandlers } from './money/dues.ts';
import { feePlanHandlers } from './money/fee-plans.ts';
import { feeHandlers } from './money/fees.ts';
import { paymentClaimHandlers } from './money/payment-claims.ts';
import { paymentInfoHandlers } from './money/payment-info.ts';
import { paymentHandlers } from './money/payments.ts';
import { planDifferenceHandlers } from './money/plan-differences.ts';
import { refundHandlers } from './money/refunds.ts';
import { renewalHandlers } from './money/renewals.ts';
import { academicYearHandlers } from './office/academic-years.ts';
import { analyticsHandlers } from './office/analytics.ts';
import { approvalHandlers } from './office/approvals/approvals.ts';
import { auditLogHandlers } from './office/audit-log.ts';
import { collegeSettingsHandlers } from './office/college-settings.ts';
import { deletedRecordHandlers } from './office/deleted-records.ts';
import { importHandlers } from './office/imports.ts';
import { listViewHandlers } from './office/list-views.ts';
import { officeTaskHandlers } from './office/office-tasks.ts';
import { certificateRequestHandlers } from './office/papers/certificate-requests.ts';
import { certificateHandlers } from './office/papers/certificates.ts';
import { documentHandlers } from './office/papers/documents.ts';
import { noDuesHandlers } from './office/papers/no-dues.ts';
import { principalMonthHandlers } from './office/principal-month.ts';
import { promotionHandlers } from './office/promotions.ts';
import { contactInfoHandlers } from './people/contact-info.ts';
import { facultyHandlers } from './people/faculty.ts';
import { facultyActionHandlers } from './people/faculty-actions.ts';
import { guardianImportHandlers } from './people/guardian-imports.ts';
import { guardianHandlers } from './people/guardians.ts';
import { messageHandlers } from './people/messages.ts';
import { personalInfoHandlers } from './people/personal-info.ts';
import { studentActionHandlers } from './people/student-actions.ts';
import { studentHandlers } from './people/students.ts';
import { academicCalendarHandlers } from './teaching/academic-calendar.ts';
import { attendanceHandlers } from './teaching/attendance.ts';
import { calendarFeedHandlers } from './teaching/calendar-feeds.ts';
import { classHandlers } from './teaching/classes.ts';
import { dayPlanHandlers } from './teaching/day-plan.ts';
import { studyMaterialHandlers } from './teaching/study-materials.ts';
import { subjectHandlers } from './teaching/subjects.ts';
import { substitutionHandlers } from './teaching/substitutions.ts';
import { syllabusHandlers } from './teaching/syllabus.ts';
import { teachingHandlers } from './teaching/teaching.ts';
import { timetableHandlers } from './teaching/timetable.ts';
import { timetableDayHandlers } from './teaching/timetable-days.ts';
import { collegeHandlers } from './website/college.ts';
import { courseHandlers } from './website/courses.ts';
import { enquiryHandlers } from './website/enquiries.ts';
import { eventHandlers } from './website/events.ts';
import { examDateHandlers } from './website/exam-dates.ts';
import { examLinkHandlers } from './website/exam-links.ts';
import { factHandlers } from './website/facts.ts';
import { galleryPictureHandlers } from './website/gallery-pictures.ts';
import { noticeHandlers } from './website/notices.ts';
import { pageWordHandlers } from './website/page-words.ts';
import { websitePersonHandlers } from './website/website-people.ts';

export const handlers: Handlers = {
  ...authHandlers,
  ...passwordRequestHandlers,
  ...secondFactorHandlers,
  ...adminHandlers,
  ...studentHandlers,
  ...studentActionHandlers,
  ...principalMonthHandlers,
  ...promotionHandlers,
  ...listViewHandlers,
  ...feeHandlers,
  ...feePlanHandlers,
  ...planDifferenceHandlers,
  ...paymentHandlers,
  ...refundHandlers,
  ...paymentClaimHandlers,
  ...renewalHandlers,
  ...bankStatementHandlers,
  ...dayCloseHandlers,
  ...collectionHandlers,
  ...paymentInfoHandlers,
  ...dueHandlers,
  ...resultHandlers,
  ...gradeHandlers,
  ...facultyHandlers,
  ...facultyActionHandlers,
  ...guardianHandlers,
  ...guardianImportHandlers,
  ...messageHandlers,
  ...studyMaterialHandlers,
  ...subjectHandlers,
  ...syllabusHandlers,
  ...teachingHandlers,
  ...examSessionHandlers,
  ...examFigureHandlers,
  ...memoHandlers,
  ...certificateHandlers,
  ...certificateRequestHandlers,
  ...noDuesHandlers,
  ...markHandlers,
  ...eventHandlers,
  ...academicCalendarHandlers,
  ...noticeHandlers,
  ...pageWordHandlers,
  ...collegeHandlers,
  ...factHandlers,
  ...enquiryHandlers,
  ...websitePersonHandlers,
  ...galleryPictureHandlers,
  ...courseHandlers,
  ...examDateHandlers,
  ...examLinkHandlers,
  ...personalInfoHandlers,
  ...contactInfoHandlers,
  ...deletedRecordHandlers,
  ...auditLogHandlers,
  ...analyticsHandlers,
  ...officeTaskHandlers,
  ...approvalHandlers,
  ...collegeSettingsHandlers,
  ...importHandlers,
  ...calendarFeedHandlers,
  ...dayPlanHandlers,
  ...academicYearHandlers,
  ...timetableHandlers,
  ...timetableDayHandlers,
  ...substitutionHandlers,
  ...classHandlers,
  ...attendanceHandlers,
  ...hallTicketHandlers,
  ...documentHandlers,
  ...healthHandlers,
  ...openapiHandlers,
};
