import { sql } from 'kysely';
import { groupByStudent, rowsBelowStudent } from '#server/db/people/rows-below-student.ts';
import { columnsOf, columnsWriter, recordReader } from '#server/db/record-columns.ts';
import type { Database } from '#server/db/schema.ts';
import { joinedSubjectColumns, toJoinedSubject } from '#server/db/teaching/joined-subject.ts';
import { type Result, type ResultInput, resultFields, resultReadFields } from '#shared/exams/results.ts';
import { isEntered } from './exam-marks.ts';

const toResult = recordReader(resultReadFields);

/**
 * Rows of several students in one query, grouped by student: the results entered one by one, and the marks of published
 * exam sessions.
 */
export async function resultsByStudent(db: Database, ids: string[]): Promise<Map<string, Result[]>> {
  const own = db
    .selectFrom('results')
    .innerJoin('subjects', 'subjects.id', 'results.subject_id')
    .select(['results.id as id', 'student_id', 'results.version', ...columnsOf(resultReadFields)])
    .select([
      sql<string | null>`null`.as('session_id'),
      sql<number>`0`.as('is_absent'),
      ...joinedSubjectColumns,
    ])
    .where('student_id', 'in', ids);
  const published = sessionMarks(db).where('student_id', 'in', ids).where('state', '=', 'published');
  const rows = await own
    .unionAll(published)
    .orderBy('student_id')
    .orderBy('held_on', 'desc')
    .orderBy('code')
    .orderBy('id')
    .execute();
  return groupByStudent(rows, toResultOfRow);
}

/** The results of one exam session in any state, grouped by student, for its memos. */
export async function sessionResults(db: Database, sessionId: string): Promise<Map<string, Result[]>> {
  const rows = await sessionMarks(db).where('exam_marks.session_id', '=', sessionId).execute();
  return groupByStudent(rows, toResultOfRow);
}

/** The marks that are entered, with the columns of results. */
function sessionMarks(db: Database) {
  return db
    .selectFrom('exam_marks')
    .innerJoin('exam_sessions', 'exam_sessions.id', 'exam_marks.session_id')
    .innerJoin('exam_papers', (join) =>
      join
        .onRef('exam_papers.session_id', '=', 'exam_marks.session_id')
        .onRef('exam_papers.subject_id', '=', 'exam_marks.subject_id'),
    )
    .innerJoin('subjects', 'subjects.id', 'exam_marks.subject_id')
    .select(['exam_marks.id as id', 'student_id', 'exam_marks.version'])
    .select(['exam_sessions.name as exam', 'exam_papers.held_on'])
    .select([sql<number>`coalesce(marks, 0)`.as('marks'), 'exam_papers.max_marks'])
    .select([
      sql<string | null>`exam_marks.session_id`.as('session_id'),
      'is_absent',
      ...joinedSubjectColumns,
    ])
    .where(isEntered);
}

type ResultRow = Awaited<ReturnType<ReturnType<typeof sessionMarks>['executeTakeFirstOrThrow']>>;

function toResultOfRow(row: Omit<ResultRow, 'is_absent'> & { is_absent: number }): Result {
  const result = { ...toResult(row), subject: toJoinedSubject(row) };
  return row.session_id ? { ...result, sessionId: row.session_id, absent: row.is_absent === 1 } : result;
}

export const resultRows = rowsBelowStudent<ResultInput, Result>(
  'results',
  resultsByStudent,
  columnsWriter(resultFields, 'results'),
);
