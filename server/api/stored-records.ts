// The record that each call changes.

import { gradeRows } from '#server/db/exams/grades.ts';
import { resultRows } from '#server/db/exams/results.ts';
import { feeRows } from '#server/db/money/fees.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import type { StoredRecords } from '#server/http/contract.ts';
import { records } from '#server/records/record-types.ts';

const byId =
  (record: { existing: (db: Database, id: string) => Promise<object> }) =>
  (db: Database, { id }: { id: string }) =>
    record.existing(db, id).catch((error: unknown) => {
      // The mistakes of the body are told first, as everywhere.
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });

export const storedRecords: StoredRecords = {
  updateStudent: byId(records.student),
  updateFaculty: byId(records.faculty),
  updateSubject: byId(records.subject),
  updateCalendarEntry: byId(records['academic-calendar']),
  updateEvent: byId(records.event),
  updateExamSession: byId(records['exam-session']),
  updateFeePlan: byId(records['fee-plan']),
  updateNotice: byId(records.notice),
  updateEnquiry: byId(records.enquiry),
  updateWebsitePerson: byId(records['website-person']),
  updateGalleryPicture: byId(records['gallery-picture']),
  updateCourse: byId(records.course),
  updateExamDate: byId(records['exam-date']),
  updateExamLink: byId(records['exam-link']),
  updateFee: (db, { id, feeId }) => feeRows.find(db, id, feeId),
  updateResult: (db, { id, resultId }) => resultRows.find(db, id, resultId),
  updateGrade: (db, { id, gradeId }) => gradeRows.find(db, id, gradeId),
};
