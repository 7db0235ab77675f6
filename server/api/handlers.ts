// The handlers of all calls of the contract; a missing one is a type error.
import type { Handlers } from '#server/http/context.ts';
import { academicCalendarHandlers } from './academic-calendar.ts';
import { academicYearHandlers } from './academic-years.ts';
import { adminHandlers } from './admins.ts';
import { analyticsHandlers } from './analytics.ts';
import { attendanceHandlers } from './attendance.ts';
import { auditLogHandlers } from './audit-log.ts';
import { authHandlers } from './auth.ts';
import { calendarFeedHandlers } from './calendar-feeds.ts';
import { certificateHandlers } from './certificates.ts';
import { classHandlers } from './classes.ts';
import { collegeSettingsHandlers } from './college-settings.ts';
import { contactInfoHandlers } from './contact-info.ts';
import { dayPlanHandlers } from './day-plan.ts';
import { deletedRecordHandlers } from './deleted-records.ts';
import { documentHandlers } from './documents.ts';
import { dueHandlers } from './dues.ts';
import { enquiryHandlers } from './enquiries.ts';
import { eventHandlers } from './events.ts';
import { examFigureHandlers } from './exam-figures.ts';
import { examLinkHandlers } from './exam-links.ts';
import { examSessionHandlers } from './exam-sessions.ts';
import { factHandlers } from './facts.ts';
import { facultyHandlers } from './faculty.ts';
import { facultyActionHandlers } from './faculty-actions.ts';
import { feePlanHandlers } from './fee-plans.ts';
import { feeHandlers } from './fees.ts';
import { galleryPictureHandlers } from './gallery-pictures.ts';
import { gradeHandlers } from './grades.ts';
import { hallTicketHandlers } from './hall-tickets.ts';
import { healthHandlers } from './health.ts';
import { importHandlers } from './imports.ts';
import { listViewHandlers } from './list-views.ts';
import { markHandlers } from './marks.ts';
import { memoHandlers } from './memos.ts';
import { noticeHandlers } from './notices.ts';
import { officeTaskHandlers } from './office-tasks.ts';
import { openapiHandlers } from './openapi.ts';
import { paymentInfoHandlers } from './payment-info.ts';
import { paymentHandlers } from './payments.ts';
import { personalInfoHandlers } from './personal-info.ts';
import { promotionHandlers } from './promotions.ts';
import { resultHandlers } from './results.ts';
import { secondFactorHandlers } from './second-factor.ts';
import { studentActionHandlers } from './student-actions.ts';
import { studentHandlers } from './students.ts';
import { subjectHandlers } from './subjects.ts';
import { substitutionHandlers } from './substitutions.ts';
import { teachingHandlers } from './teaching.ts';
import { timetableHandlers } from './timetable.ts';
import { timetableDayHandlers } from './timetable-days.ts';
import { websitePersonHandlers } from './website-people.ts';

export const handlers: Handlers = {
  ...authHandlers,
  ...secondFactorHandlers,
  ...adminHandlers,
  ...studentHandlers,
  ...studentActionHandlers,
  ...promotionHandlers,
  ...listViewHandlers,
  ...feeHandlers,
  ...feePlanHandlers,
  ...paymentHandlers,
  ...paymentInfoHandlers,
  ...dueHandlers,
  ...resultHandlers,
  ...gradeHandlers,
  ...facultyHandlers,
  ...facultyActionHandlers,
  ...subjectHandlers,
  ...teachingHandlers,
  ...examSessionHandlers,
  ...examFigureHandlers,
  ...memoHandlers,
  ...certificateHandlers,
  ...markHandlers,
  ...eventHandlers,
  ...academicCalendarHandlers,
  ...noticeHandlers,
  ...factHandlers,
  ...enquiryHandlers,
  ...websitePersonHandlers,
  ...galleryPictureHandlers,
  ...examLinkHandlers,
  ...personalInfoHandlers,
  ...contactInfoHandlers,
  ...deletedRecordHandlers,
  ...auditLogHandlers,
  ...analyticsHandlers,
  ...officeTaskHandlers,
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
