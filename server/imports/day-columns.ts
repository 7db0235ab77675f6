// Days of a column: whether the day or the month comes first is settled for the whole column, never cell by cell.
import { cellDate } from '#server/csv/xlsx-styles.ts';
import { orderOfDays, otherDay, readDay } from '#shared/kit/days.ts';
import { type Fields, fieldKey, writtenFields } from '#shared/kit/fields/fields.ts';
import { formatDate } from '#shared/kit/format.ts';
import type { Cells } from './cells.ts';

interface DayRow {
  line: number;
  cells: Cells;
  /** Cells that the user has typed, with the day first. */
  corrected: Cells | undefined;
}

/** By line and field why the cell is refused. */
type DayProblems = ReadonlyMap<number, ReadonlyMap<string, string>>;

interface DayFile {
  isWorkbook: boolean;
  headingOf: (key: string) => string;
  /** Tells what the user should know. */
  note: (sentence: string) => void;
}

/** Writes the days of the rows as 2026-01-05, where they can be read. */
export function settleDays(
  fields: Fields,
  rows: readonly DayRow[],
  { isWorkbook, headingOf, note }: DayFile,
): DayProblems {
  const problems = new Map<number, Map<string, string>>();
  const refuse = (line: number, key: string, sentence: string) =>
    problems.set(line, (problems.get(line) ?? new Map<string, string>()).set(key, sentence));
  for (const [path, { control, means }] of writtenFields(fields)) {
    if (control !== 'date') continue;
    const key = fieldKey(path);
    const typed = rows.flatMap(({ cells, corrected }) =>
      cells[key] && corrected?.[key] === undefined ? [cells[key]] : [],
    );
    const order = orderOfDays(typed);
    const isSwapped = isWorkbook && mayBeSwapped(typed);
    if (order === 'month') note(`In the column “${headingOf(key)}” the month comes before the day.`);
    for (const { line, cells, corrected } of rows) {
      const cell = cells[key];
      if (!cell) continue;
      const isOwn = corrected?.[key] !== undefined;
      const day = isOwn ? readDay(cell, means) : readDay(cell, means, order === 'month' ? 'month' : 'day');
      const isOpen = !isOwn && (order === 'both' ? !isIso(cell) : isSwapped && isIso(cell));
      const read = day ?? (isOpen ? readDay(cell, means, 'month') : undefined);
      const other = isOpen && day ? otherDay(day, cell) : undefined;
      if (day && other)
        refuse(
          line,
          key,
          `Is this ${formatDate(day)} or ${formatDate(other)}? The column has days in both orders.`,
        );
      else if (read) cells[key] = read;
      else if (serial.test(cell)) {
        const meant = formatDate(cellDate(cell, false));
        refuse(line, key, `A spreadsheet keeps ${meant} as this number. Write the day.`);
      }
    }
  }
  return problems;
}

/** Days from 1927 to 2036 as a spreadsheet counts them. */
const serial = /^[1-4]\d{4}(\.\d+)?$/;
const isIso = (cell: string) => /^\d{4}-\d\d-\d\d$/.test(cell);
const isTypedDay = (cell: string) => /^\s*\d{1,2}\s*[-/.]\s*\d/.test(cell);

/**
 * A spreadsheet of another country turns 4/5/2007 into a day, with the month first, and leaves 14/4/2007 as it was typed: then
 * all its days are of the first twelve of a month, and all that is typed beside them are later ones.
 */
function mayBeSwapped(cells: readonly string[]): boolean {
  const [days, typed] = [cells.filter(isIso), cells.filter(isTypedDay)];
  const isEarly = (day: string) => Number(day.slice(8)) <= 12;
  return (
    days.length > 2 &&
    days.every(isEarly) &&
    typed.length > 0 &&
    typed.every((cell) => Number.parseInt(cell, 10) > 12)
  );
}
