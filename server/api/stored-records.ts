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

/** 'exam-session' → 'ExamSession', as the calls of shared/kit/resource.ts have it. */
const nameOf = (noun: string) => noun.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export const storedRecords: StoredRecords = {
  ...Object.fromEntries(
    Object.entries(records).map(([noun, record]) => [`update${nameOf(noun)}`, byId(record)]),
  ),
  updateCalendarEntry: byId(records['academic-calendar']),
  updateFee: (db, { id, feeId }) => feeRows.find(db, id, feeId),
  updateResult: (db, { id, resultId }) => resultRows.find(db, id, resultId),
  updateGrade: (db, { id, gradeId }) => gradeRows.find(db, id, gradeId),
};
