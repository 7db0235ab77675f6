import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { parseSort } from '#shared/list-query.ts';
import type { Subject, SubjectInput, SubjectListQuery, SubjectSortKey } from '#shared/subjects.ts';
import { contains, type Page, pageOf, searchPatterns, yearOrder } from './list-page.ts';
import type { Database, Schema, Tx } from './schema.ts';

const columns = ['id', 'code', 'name', 'year', 'version'] as const;

export function toSubject({ id, code, name, year, version }: Selectable<Schema['subjects']>): Subject {
  return { id, code, name, year, version };
}

const sortColumns = {
  year: [yearOrder, 'code'],
  code: ['code'],
  name: ['name', 'code'],
} as const satisfies Record<SubjectSortKey, readonly unknown[]>;

export async function listSubjects(db: Database, query: SubjectListQuery): Promise<Page<Subject>> {
  const { key, direction } = parseSort<SubjectSortKey>(query.sort ?? 'year');
  let select = db.selectFrom('subjects').select(columns);
  for (const column of sortColumns[key]) select = select.orderBy(column, direction);
  select = select.orderBy('id', direction);
  if (query.year) select = select.where('year', '=', query.year);
  for (const pattern of searchPatterns(query.q)) {
    select = select.where(contains(pattern, sql`lower(code || ' ' || name)`));
  }
  const { rows, total } = await pageOf(select, query);
  return { rows: rows.map(toSubject), total };
}

export async function findSubject(db: Database, id: string): Promise<Subject | undefined> {
  const row = await db.selectFrom('subjects').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toSubject(row);
}

export async function insertSubject(tx: Tx, subject: SubjectInput): Promise<string> {
  const id = randomUUIDv7();
  await tx
    .insertInto('subjects')
    .values({ id, ...subject })
    .execute();
  return id;
}

/** @param version only where it still is this one. @returns whether a row was changed */
export async function updateSubject(
  tx: Tx,
  id: string,
  { code, name, year }: SubjectInput,
  version: number | undefined,
): Promise<boolean> {
  let update = tx
    .updateTable('subjects')
    .set((set) => ({ code, name, year, version: set('version', '+', 1) }))
    .where('id', '=', id);
  if (version !== undefined) update = update.where('version', '=', version);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteSubject(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('subjects').where('id', '=', id).execute();
}

/** Whether somebody has a result or a grade in it. */
export async function hasMarks(db: Database, id: string): Promise<boolean> {
  const result = await db.selectFrom('results').select('id').where('subject_id', '=', id).limit(1).execute();
  const grade = await db
    .selectFrom('grade_info')
    .select('id')
    .where('subject_id', '=', id)
    .limit(1)
    .execute();
  return result.length + grade.length > 0;
}
