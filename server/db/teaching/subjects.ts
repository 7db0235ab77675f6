import { sql } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import {
  byLetter,
  contains,
  type Page,
  pageOf,
  plain,
  searchPatterns,
  yearOrder,
} from '#server/db/list-page.ts';
import { columnsWriter, filterConditions } from '#server/db/record-columns.ts';
import { recordRows } from '#server/db/record-rows.ts';
import { idsOf, insertRows, rowsFor, updateRows } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { parseSort } from '#shared/kit/list-query.ts';
import {
  type Subject,
  type SubjectInput,
  type SubjectListQuery,
  type SubjectSortKey,
  subjectFields,
} from '#shared/teaching/subjects.ts';

export const subjectRows = recordRows<Subject, SubjectInput>('subjects', subjectFields);
const toColumns = columnsWriter(subjectFields, 'subjects');
export const findSubject = subjectRows.find;

const sortColumns = {
  year: [yearOrder, byLetter('code')],
  code: [byLetter('code')],
  name: [byLetter('name'), 'code'],
} as const satisfies Record<SubjectSortKey, readonly unknown[]>;

export async function listSubjects(db: Database, query: SubjectListQuery): Promise<Page<Subject>> {
  const { key, direction } = parseSort<SubjectSortKey>(query.sort ?? 'year');
  let select = subjectRows.select(db);
  for (const column of sortColumns[key]) select = select.orderBy(column, direction);
  select = select.orderBy('id', direction);
  for (const filter of filterConditions(subjectFields, query)) select = select.where(filter);
  for (const pattern of searchPatterns(query.q))
    select = select.where(contains(pattern, plain(sql`code || ' ' || name`)));
  const { rows, total } = await pageOf(select, query);
  return { rows: rows.map(subjectRows.toRecord), total };
}

/** The existing subjects among these values, for imports. @param values ids, or codes in lower case */
export async function listSubjectsBy(db: Database, key: 'id' | 'code', values: string[]): Promise<Subject[]> {
  const column = key === 'code' ? sql<string>`lower(code)` : sql.ref<string>(key);
  const rows = await rowsFor(values, (chunk) => subjectRows.select(db).where(column, 'in', chunk));
  return rows.map(subjectRows.toRecord);
}

/** Inserts several subjects, for imports. @returns the ids, in order */
export async function insertSubjects(tx: Tx, subjects: SubjectInput[]): Promise<string[]> {
  const rows = subjects.map((subject) => ({ id: nextId(), ...toColumns(subject) }));
  await insertRows(tx, 'subjects', rows);
  return idsOf(rows);
}

/** Updates several subjects, for imports, each only if it still has its version. @returns how many were changed */
export async function updateSubjects(tx: Tx, subjects: Subject[]): Promise<number> {
  return updateRows(
    tx,
    'subjects',
    'id',
    subjects.map((subject) => ({ id: subject.id, version: subject.version, ...toColumns(subject) })),
  );
}

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
