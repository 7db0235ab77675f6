// Turns the cells of a row into the input of a record, and accepts the spellings that spreadsheets and people use.
import { type DayMeaning, readDay } from '#shared/kit/days.ts';
import { nested, valueAt } from '#shared/kit/fields/field-values.ts';
import { type Field, type Fields, fieldKey, writtenFields } from '#shared/kit/fields/fields.ts';
import { indiaDay } from '#shared/kit/format.ts';
import { textKey } from '#shared/kit/text/text-key.ts';

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
        choiceKey(name),
        choice,
      ]),
    ),
  );
  return (cell = '') => known.get(choiceKey(cell)) ?? (cell.trim() ? cell : undefined);
}

/** The export writes 'yes' or nothing. Another word is left for the schema to refuse. */
function readTick(cell = ''): unknown {
  const word = cell.trim().toLowerCase();
  if (['', 'no', 'n', 'false', '0'].includes(word)) return undefined;
  return ['yes', 'y', 'true', '1', 'x'].includes(word) || cell;
}

/** 'Cat. B', 'cat b' and 'CATB' are the same; 'A+' and 'A-' are not. */
export const choiceKey = (name: string) => textKey(name).replace(/[\s.]/g, '');

/** The export writes days: an unchanged day keeps the stored instant. */
function dayReader(means: DayMeaning | undefined) {
  return (cell: string | undefined, before: unknown) => {
    const day = toIsoDay(cell, means);
    return typeof before === 'string' && day === indiaDay(before) ? before : day;
  };
}

/** A cell that cannot be read is left for the schema to refuse. */
export const toIsoDay = (cell = '', means?: DayMeaning): string => readDay(cell, means) ?? cell.trim();
