// Maps the columns of a row to a record and back, as the table of fields says. The table is read once, when the
// program starts.
import { type RawBuilder, sql } from 'kysely';
import { valueAt } from '#shared/kit/fields/field-values.ts';
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
} from '#shared/kit/fields/fields.ts';
import { searchText } from './list-page.ts';
import { objectMaker } from './object-maker.ts';

/** All columns, in the form of a select: 'students.first_name'. */
export function columnsOf<F extends Fields>(fields: F) {
  return Object.values(fields).flatMap(({ column }) => column ?? []) as ColumnOf<F>[]; // those of its fields
}
type ColumnOf<F extends Fields> = {
  [Path in keyof F]: F[Path] extends { column: infer Column extends string } ? Column : never;
}[keyof F];

const bare = (column: string) => column.slice(column.indexOf('.') + 1);

/** Makes a function that copies the values of one part from a row. @param kept columns that come before them under their own name */
function copierOf(fields: Fields, part: string, kept: readonly string[] = []) {
  const places = fieldsOfPart(fields, part).flatMap(([key, { column, stored }]) =>
    column ? [[key, bare(column), stored._zod.def.type] as const] : [],
  );
  return objectMaker([...kept.map((key) => [key, key] as const), ...places]);
}

export function partReader<F extends Fields, Part extends PartName<F>>(fields: F, part: Part) {
  const copy = copierOf(fields, part);
  return (row: RowOf<PartOf<F, Part>>) => copy(row) as Values<PartOf<F, Part>>; // each field from its column
}

interface Kept {
  id: string;
  version: number;
}

/**
 * Makes a function that turns a row with `columnsOf`, id and version into a record.
 * @param complete adds what has no column
 * @returns a function of the row and the parts to be read ('contactInfo'); without parts it reads all of them
 */
export function recordReader<F extends Fields>(fields: F, complete?: (record: object) => void) {
  const copyOwn = copierOf(fields, '', ['id', 'version']);
  const parts = partsOf(fields).map((part) => [part, copierOf(fields, part)] as const);
  return (row: RowOf<F> & Kept, include?: readonly string[]) => {
    const record = copyOwn(row);
    for (const [part, copy] of parts) {
      if (!include || include.includes(part)) record[part] = copy(row);
    }
    complete?.(record);
    return record as Kept & RecordOf<F>; // as in partReader
  };
}

/** The reverse for one table: the columns that a save of the record writes. */
export function columnsWriter<F extends Fields, const Table extends string>(fields: F, table: Table) {
  const places = writtenFields(fields).flatMap(([path, { column }]) =>
    column?.startsWith(`${table}.`) ? [[bare(column), path] as const] : [],
  );
  return (record: object) =>
    Object.fromEntries(places.map(([column, path]) => [column, toColumn(valueAt(record, path))])) as RowOf<
      Written<F>,
      Table
    >; // each column from its field
}

/** What `objectMaker` reads back. */
function toColumn(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return Array.isArray(value) ? value.join() : (value ?? null);
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
    return value && column ? [sql<boolean>`${sql.ref(column)} = ${value}`] : [];
  });
}
