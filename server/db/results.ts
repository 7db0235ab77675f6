import { type Result, type ResultInput, resultFields, resultReadFields } from '#shared/results.ts';
import { columnsOf, columnsWriter, recordReader } from './record-columns.ts';
import type { Database } from './schema.ts';
import { groupByStudent, studentRows, subjectColumns, toSubjectOfRow } from './student-rows.ts';

const toResult = recordReader(resultReadFields);

/** Rows of several students in one query, grouped by student. */
export async function resultsByStudent(db: Database, ids: string[]): Promise<Map<string, Result[]>> {
  const query = db
    .selectFrom('results')
    .innerJoin('subjects', 'subjects.id', 'results.subject_id')
    .select([
      'results.id',
      'student_id',
      'results.version',
      ...columnsOf(resultReadFields),
      ...subjectColumns,
    ])
    .where('student_id', 'in', ids)
    .orderBy('student_id')
    .orderBy('held_on', 'desc')
    .orderBy('subjects.code')
    .orderBy('results.id');
  return groupByStudent(
    await query.execute(),
    (row): Result => ({
      ...toResult(row),
      subject: toSubjectOfRow(row),
    }),
  );
}

export const resultRows = studentRows<ResultInput, Result>(
  'results',
  resultsByStudent,
  columnsWriter(resultFields, 'results'),
);
