import type { Result, ResultInput } from '#shared/results.ts';
import type { Database } from './schema.ts';
import { groupByStudent, studentRows, subjectColumns, toSubjectOfRow } from './student-rows.ts';

/** Rows of several students in one query, by student. `ids` undefined: of all students. */
export async function resultsByStudent(db: Database, ids?: string[]): Promise<Map<string, Result[]>> {
  let query = db
    .selectFrom('results')
    .innerJoin('subjects', 'subjects.id', 'results.subject_id')
    .select([
      'results.id',
      'student_id',
      'exam',
      'marks',
      'max_marks',
      'held_on',
      'results.version',
      ...subjectColumns,
    ])
    .orderBy('student_id')
    .orderBy('held_on', 'desc')
    .orderBy('subjects.code')
    .orderBy('results.id');
  if (ids) query = query.where('student_id', 'in', ids);
  return groupByStudent(await query.execute(), (row) => ({
    id: row.id,
    subject: toSubjectOfRow(row),
    exam: row.exam,
    marks: row.marks,
    maxMarks: row.max_marks,
    heldOn: row.held_on,
    version: row.version,
  }));
}

export const resultRows = studentRows<ResultInput, Result>('results', resultsByStudent, (result) => ({
  subject_id: result.subjectId,
  exam: result.exam,
  marks: result.marks,
  max_marks: result.maxMarks,
  held_on: result.heldOn,
}));
