// Turns the cells of a row into the input of a record, and accepts the spellings that spreadsheets and people use.
import { nested, valueAt } from '#shared/field-values.ts';
import { type Field, type Fields, fieldKey, writtenFields } from '#shared/fields.ts';
import { indiaDay } from '#shared/format.ts';

/** A row by the keys of its fields; a column that the file does not have is missing. */
export type Cells = Partial<Record<string, string>>;

/** @param before the record that the row is about, where there is one */
export function inputOf(fields: Fields, cells: Cells, before: object | undefined): unknown {
  return nested(
    writtenFields(fields).map(([path, field]) => [
      path,
      valueOf(field, cells[fieldKey(path)], valueAt(before, path)),
    ]),
  );
}

function valueOf({ choices, choiceLabels = {}, control }: Field, cell: string | undefined, before: unknown) {
  if (control === 'date') return dayOf(cell, before);
  if (!choices) return cell;
  // 'first' is FIRST, 'female' is Female. Any other value is left for the schema to refuse.
  const typed = cell?.trim().toLowerCase();
  const names = (choice: string) => [choice, choiceLabels[choice]].map((name) => name?.toLowerCase());
  return choices.find((choice) => names(choice).includes(typed)) ?? (typed ? cell : undefined);
}

/** The export writes days: an unchanged day keeps the stored instant. */
function dayOf(cell: string | undefined, before: unknown): string {
  const day = toIsoDay(cell);
  return typeof before === 'string' && day === indiaDay(before) ? before : day;
}

/** Excel saves days in the Indian format: 14-04-2007, 14/04/2007. */
function toIsoDay(cell: string | undefined): string {
  const [, day = '', month = '', year] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\s*$/.exec(cell ?? '') ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : (cell?.trim() ?? '');
}

/** The field key of each heading, '' for an unknown one: 'First Name', 'first_name' and 'firstName' are the same. */
export function keysOf(fields: Fields, header: readonly string[]): string[] {
  const plain = (name: string) => name.replace(/[^a-z]/gi, '').toLowerCase();
  const known = new Map(
    writtenFields(fields).flatMap(([path, { label, spellings = [] }]) =>
      [fieldKey(path), label, ...spellings].map((name) => [plain(name), fieldKey(path)]),
    ),
  );
  return header.map((name) => known.get(plain(name)) ?? '');
}
