import { sql } from 'kysely';
import { byLetter, yearOrder } from '#server/db/list-page.ts';
import { recordRows } from '#server/db/record-rows.ts';
import { anyTable, rowsFor } from '#server/db/rows.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import {
  type Subject,
  type SubjectInput,
  type SubjectListQuery,
  type SubjectSortKey,
  subjectFields,
} from '#shared/teaching/subjects.ts';

export const subjectRows = recordRows<Subject, SubjectInput>('subjects', subjectFields);
export const findSubject = subjectRows.find;

const sorts = {
  year: [yearOrder, byLetter('code'), 'id'],
  code: [byLetter('code'), 'id'],
  name: [byLetter('name'), 'code', 'id'],
} as const satisfies Record<SubjectSortKey, readonly unknown[]>;

export const listSubjects = (db: Database, query: SubjectListQuery) =>
  subjectRows.list(db, query, { sorts, searched: sql`code || ' ' || name` });

/** The subjects among these that these tables name. */
async function subjectsIn(
  tables: readonly (keyof Schema)[],
  db: Database,
  ids: string[],
): Promise<Set<string>> {
  const used = new Set<string>();
  for (const table of tables) {
    const rows = await rowsFor(ids, (chunk) =>
      anyTable(db).selectFrom(table).select('subject_id').distinct().where('subject_id', 'in', chunk),
    );
    for (const row of rows) used.add(String(row.subject_id));
  }
  return used;
}

/** In which a student has a result or a grade, or which are in an exam session. */
export const listSubjectsWithMarks = (db: Database, ids: string[]) =>
  subjectsIn(['results', 'grade_info', 'exam_papers'], db, ids);

/** Which the timetable or a class uses. */
export const listSubjectsTaught = (db: Database, ids: string[]) =>
  subjectsIn(['timetable', 'substitutions', 'classes', 'attendance_sums'], db, ids);
