// Turns the cells of a row into the input of a record, and accepts the spellings that spreadsheets and people use.
import { type DayMeaning, readDay } from '#shared/kit/days.ts';
import { nested, valueAt } from '#shared/kit/field-values.ts';
import { type Field, type Fields, fieldKey, writtenFields } from '#shared/kit/fields.ts';
import { indiaDay } from '#shared/kit/format.ts';

/** A row by the keys of its fields; a column that the file does not have is missing. */
export type Cells = Partial<Record<string, string>>;

/** @returns a function of the cells of a row and the existing record of the row, if there is one */
export function inputReader(fields: Fields): (cells: Cells, before: object | undefined) => unknown {
  const columns = writtenFields(fields).map(([path, field]) => ({
    path,
    key: fieldKey(path),
    read: cellReader(field),
  }));
  return (cells, before) =>
    nested(columns.map(({ path, key, read }) => [path, read(cells[key], valueAt(before, path))]));
}

function cellReader({ choices, choiceLabels = {}, choiceSpellings = {}, control, means }: Field) {
  if (control === 'date') return dayReader(means);
  if (control === 'tick') return readTick;
  if (!choices) return (cell: string | undefined) => cell;
  // 'first' is FIRST, 'female' is Female. Any other value is left for the schema to refuse.
  const known = new Map(
    choices.flatMap((choice) =>
      [choice, choiceLabels[choice] ?? choice, ...(choiceSpellings[choice] ?? [])].map((name) => [
        name.toLowerCase(),
        choice,
      ]),
    ),
  );
  return (cell = '') => known.get(cell.trim().toLowerCase()) ?? (cell.trim() ? cell : undefined);
}

/** The export writes 'yes' or nothing. Another word is left for the schema to refuse. */
function readTick(cell = ''): unknown {
  const word = cell.trim().toLowerCase();
  if (['', 'no', 'n', 'false', '0'].includes(word)) return undefined;
  return ['yes', 'y', 'true', '1', 'x'].includes(word) || cell;
}

/** The export writes days: an unchanged day keeps the stored instant. */
function dayReader(means: DayMeaning | undefined) {
  return (cell: string | undefined, before: unknown) => {
    const day = toIsoDay(cell, means);
    return typeof before === 'string' && day === indiaDay(before) ? before : day;
  };
}

/** A cell that cannot be read is left for the schema to refuse. */
export function toIsoDay(cell = '', means?: DayMeaning): string {
  return readDay(cell, means) ?? cell.trim();
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
