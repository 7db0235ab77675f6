// The records that an import created or changed, so that it can be undone as a whole.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { findsWords, type Page, pageOf, plain, sortedBy } from '#server/db/list-page.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { findRow, insertRow, insertRows, listRows, rowsFor, updateWhere } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import type { ListQuery } from '#shared/kit/list-query.ts';
import type { Import, ImportNoun, ImportReport } from '#shared/office/imports.ts';

export interface ImportRow {
  recordId: string;
  /** The record's version after the import. */
  version: number;
  /** The record before the import; undefined where the import created it. */
  before: object | undefined;
}

const toImport = ({ headings: _, fields: __, ...row }: Schema['imports']): Import => camelCased(row);

/** Newest first. */
export async function listImports(db: Database, query: ListQuery): Promise<Page<Import>> {
  const sort = query.sort === 'at' ? 'at' : '-at';
  const found = findsWords(query.q, plain(sql`file_name || ' ' || noun || ' ' || actor`));
  const all = db.selectFrom('imports').selectAll();
  return pageOf(sortedBy(all, sort, { at: ['at', 'id'] }, found), query, toImport);
}

export async function findImport(db: Database, id: string): Promise<Import | undefined> {
  const row = await findRow(db, 'imports', { id });
  return row && toImport(row);
}

/** Headings may be long, and only whether they are the same counts. */
const digestOf = (headings: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(headings)).digest('hex');

/** The field of each column in the last import with these headings that still stands: 'firstName,,year'. */
export async function findImportFields(db: Database, noun: ImportNoun, headings: readonly string[]) {
  const row = await db
    .selectFrom('imports')
    .select('fields')
    .where('noun', '=', noun)
    .where('headings', '=', digestOf(headings))
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.fields ?? undefined;
}

/** @param columns of the file @returns the id */
export async function insertImport(
  tx: Tx,
  { fileName, ...summary }: Omit<Import, 'id' | 'undoneAt'>,
  columns: ImportReport['columns'],
  rows: ImportRow[],
): Promise<string> {
  const headings = digestOf(columns.map(({ heading }) => heading));
  const fields = columns.map(({ field }) => field).join(',');
  const importId = await insertRow(
    tx,
    'imports',
    snakeCased({ ...summary, fileName, headings, fields, undoneAt: null }),
  );
  const kept = rows.map(({ recordId, version, before }) =>
    snakeCased({ importId, recordId, version, before: before ? JSON.stringify(before) : null }),
  );
  await insertRows(tx, 'import_rows', kept);
  return importId;
}

export async function listImportRows(db: Database, importId: string): Promise<ImportRow[]> {
  const rows = await listRows(db, 'import_rows', { import_id: importId });
  return rows.map(({ before, ...row }) => ({
    ...camelCased(row),
    before: before === null ? undefined : (JSON.parse(before) as object), // written by insertImport
  }));
}

export async function markImportUndone(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (await updateWhere(tx, 'imports', { id, undone_at: null }, { undone_at: now.toISOString() })) > 0;
}

/** Old imports stay in the list; their undo data is deleted, because it contains personal data. */
export async function deleteOldImportRows(db: Database, before: string): Promise<void> {
  const old = db.selectFrom('imports').select('id').where('at', '<', before);
  await db.deleteFrom('import_rows').where('import_id', 'in', old).execute();
}

/** The students among these who have fees, results, grades or marks. */
export async function listStudentsWithRecords(db: Database, ids: string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const table of ['fees', 'results', 'grade_info', 'exam_marks'] as const) {
    const rows = await rowsFor(ids, (chunk) =>
      db.selectFrom(table).select('student_id').distinct().where('student_id', 'in', chunk),
    );
    for (const row of rows) found.add(row.student_id);
  }
  return [...found];
}
