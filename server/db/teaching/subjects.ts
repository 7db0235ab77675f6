import { type Selectable, sql } from 'kysely';
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
import { columnsOf, columnsWriter, filterConditions, recordReader } from '#server/db/record-columns.ts';
import { chunksOf, deleteRows, insertRows, updateRow, updateRows } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import { parseSort } from '#shared/kit/list-query.ts';
import {
  type Subject,
  type SubjectInput,
  type SubjectListQuery,
  type SubjectSortKey,
  subjectFields,
} from '#shared/teaching/subjects.ts';

const columns = ['id', 'version', ...columnsOf(subjectFields)] as const;

export const toSubject: (row: Omit<Selectable<Schema['subjects']>, 'syllabus'>) => Subject =
  recordReader(subjectFields);
const toColumns = columnsWriter(subjectFields, 'subjects');

const sortColumns = {
  year: [yearOrder, byLetter('code')],
  code: [byLetter('code')],
  name: [byLetter('name'), 'code'],
} as const satisfies Record<SubjectSortKey, readonly unknown[]>;

export async function listSubjects(db: Database, query: SubjectListQuery): Promise<Page<Subject>> {
  const { key, direction } = parseSort<SubjectSortKey>(query.sort ?? 'year');
  let select = db.selectFrom('subjects').select(columns);
  for (const column of sortColumns[key]) select = select.orderBy(column, direction);
  select = select.orderBy('id', direction);
  for (const filter of filterConditions(subjectFields, query)) select = select.where(filter);
  for (const pattern of searchPatterns(query.q)) {
    select = select.where(contains(pattern, plain(sql`code || ' ' || name`)));
  }
  const { rows, total } = await pageOf(select, query);
  return { rows: rows.map(toSubject), total };
}

export async function findSubject(db: Database, id: string): Promise<Subject | undefined> {
  const row = await db.selectFrom('subjects').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toSubject(row);
}

/** The existing subjects among these values, for imports. @param key the column of the values */
/** @param values ids, or codes in lower case */
export async function listSubjectsBy(db: Database, key: 'id' | 'code', values: string[]): Promise<Subject[]> {
  const subjects: Subject[] = [];
  const column = key === 'code' ? sql<string>`lower(code)` : sql.ref<string>(key);
  for (const chunk of chunksOf(values)) {
    const rows = await db.selectFrom('subjects').select(columns).where(column, 'in', chunk).execute();
    subjects.push(...rows.map(toSubject));
  }
  return subjects;
}

export async function insertSubject(tx: Tx, subject: SubjectInput): Promise<string> {
  const id = nextId();
  await tx
    .insertInto('subjects')
    .values({ id, ...toColumns(subject) })
    .execute();
  return id;
}

/** Inserts several subjects, for imports. @returns the ids, in order */
export async function insertSubjects(tx: Tx, subjects: SubjectInput[]): Promise<string[]> {
  const rows = subjects.map((subject) => ({ id: nextId(), ...toColumns(subject) }));
  await insertRows(tx, 'subjects', rows);
  return rows.map(({ id }) => id);
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

/** @param version the row is updated only if it has this version. @returns whether it was changed */
export async function updateSubject(
  tx: Tx,
  id: string,
  subject: SubjectInput,
  version: number | undefined,
): Promise<boolean> {
  return updateRow(tx, 'subjects', { id, version, ...toColumns(subject) });
}

export async function deleteSubjects(tx: Tx, ids: string[]): Promise<void> {
  await deleteRows(tx, 'subjects', ids);
}

/** The subjects among these in which a student has a result or a grade, or which are in an exam session. */
export async function listSubjectsWithMarks(db: Database, ids: string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const chunk of chunksOf(ids)) {
    for (const table of ['results', 'grade_info', 'exam_papers'] as const) {
      const rows = await db
        .selectFrom(table)
        .select('subject_id')
        .distinct()
        .where('subject_id', 'in', chunk)
        .execute();
      for (const row of rows) used.add(row.subject_id);
    }
  }
  return used;
}
