// Maps the columns of a row to a record and back, as the table of fields says. The table is read once, when the
// program starts.
import { type RawBuilder, sql } from 'kysely';
import { valueAt } from '#shared/field-values.ts';
import {
  type Fields,
  fieldKey,
  fieldsOfPart,
  type PartName,
  type PartOf,
  partsOf,
  type RecordOf,
  type RowOf,
  type Values,
  type Written,
  writtenFields,
} from '#shared/fields.ts';
import { searchText } from './list-page.ts';

/** All columns, in the form of a select: 'students.first_name'. */
export function columnsOf<F extends Fields>(fields: F): F[keyof F]['column'][] {
  return Object.values(fields).map(({ column }) => column);
}

const bare = (column: string) => column.slice(column.indexOf('.') + 1);

/** The JavaScript source {"email": row["email"], …} of one part. */
function literalOf(fields: Fields, part: string, more = ''): string {
  const values = fieldsOfPart(fields, part).map(
    ([key, { column }]) => `${JSON.stringify(key)}: row[${JSON.stringify(bare(column))}]`,
  );
  return `{ ${more}${values.join(', ')} }`;
}

/**
 * Generates a function that names each property: ten times as fast as a loop over the fields, which is measurable on a page
 * of 50 records. The source comes only from our own tables of fields, never from a request.
 */
function compiled(body: string): unknown {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- see above
  return new Function('row', 'include', body);
}

export function partReader<F extends Fields, Part extends PartName<F>>(fields: F, part: Part) {
  type Reader = (row: RowOf<PartOf<F, Part>>) => Values<PartOf<F, Part>>;
  return compiled(`return ${literalOf(fields, part)};`) as Reader; // each field from its column
}

interface Kept {
  id: string;
  version: number;
}

/**
 * Makes a function that turns a row with `columnsOf`, id and version into a record.
 * @returns a function of the row and the parts to be read ('contactInfo'); without parts it reads all of them
 */
export function recordReader<F extends Fields>(fields: F) {
  const parts = partsOf(fields).map((part) => {
    const name = JSON.stringify(part);
    return `if (!include || include.includes(${name})) record[${name}] = ${literalOf(fields, part)};`;
  });
  const own = literalOf(fields, '', 'id: row.id, version: row.version, ');
  type Reader = (row: RowOf<F> & Kept, include?: readonly string[]) => Kept & RecordOf<F>;
  return compiled(`const record = ${own}; ${parts.join(' ')} return record;`) as Reader; // as above
}

/** The reverse for one table: the columns that a save of the record writes. */
export function columnsWriter<F extends Fields, const Table extends string>(fields: F, table: Table) {
  const places = writtenFields(fields)
    .filter(([, { column }]) => column.startsWith(`${table}.`))
    .map(([path, { column }]) => [bare(column), path] as const);
  return (record: object) =>
    Object.fromEntries(places.map(([column, path]) => [column, valueAt(record, path) ?? null])) as RowOf<
      Written<F>,
      Table
    >; // each column from its field
}

/** The search text of one record, made of those fields that are searched. */
export function searchedText(fields: Fields): (record: object) => string {
  const paths = Object.entries(fields).flatMap(([path, { isSearched }]) => (isSearched ? [path] : []));
  return (record) => searchText(paths.map((path) => valueAt(record, path) as string)); // all searched fields are text
}

/** The conditions of `filterShape`, for a select of the table. */
export function filterConditions(fields: Fields, query: object): RawBuilder<boolean>[] {
  return Object.entries(fields).flatMap(([path, { filter, column }]) => {
    const value = filter && valueAt(query, fieldKey(path));
    return value ? [sql<boolean>`${sql.ref(column)} = ${value}`] : [];
  });
}
