import { sql } from 'kysely';
import { byLetter, yearOrder } from '#server/db/list-page.ts';
import { recordRows } from '#server/db/record-rows.ts';
import { rowsFor } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
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

/** The subjects among these in which a student has a result or a grade, or which are in an exam session. */
export async function listSubjectsWithMarks(db: Database, ids: string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const table of ['results', 'grade_info', 'exam_papers'] as const) {
    const rows = await rowsFor(ids, (chunk) =>
      db.selectFrom(table).select('subject_id').distinct().where('subject_id', 'in', chunk),
    );
    for (const row of rows) used.add(row.subject_id);
  }
  return used;
}
