// Reads rows that were copied from a spreadsheet: enrolment number, subject code, kind, held, attended.
import { withDigits } from '#shared/kit/text/digits.ts';
import { type AttendanceCountsInput, countsRefusal, countsRowSchema } from '#shared/teaching/attendance.ts';

type Rows = AttendanceCountsInput['rows'];

const isHeading = (cells: readonly string[]) => cells.length > 3 && !/\d/.test(cells.at(-1) ?? '');

/** @returns the rows, or the text that names every line that cannot be read */
export function readCounts(text: string): Rows | string {
  const rows: Rows = [];
  const mistakes: { line: number; text: string }[] = [];
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const cells = withDigits(line)
      .split(/\t|,|;/)
      .map((cell) => cell.trim());
    if (cells.every((cell) => cell === '') || (index === first && isHeading(cells))) continue;
    const row = readRow(line, cells, index + 1);
    if (typeof row === 'string') mistakes.push({ line: index + 1, text: row });
    else rows.push(row);
  }
  if (mistakes.length > 0) return countsRefusal(mistakes);
  return rows.length > 0 ? rows : 'Paste at least one line.';
}

function readRow(text: string, cells: string[], line: number): Rows[number] | string {
  const [enrollmentNumber = '', subjectCode = '', kind = '', held = '', attended = ''] =
    cells.length === 4 ? [...cells.slice(0, 2), 'theory', ...cells.slice(2)] : cells;
  if (!/^\d+$/.test(held) || !/^\d+$/.test(attended))
    return `‘${text.trim()}’ does not end with two numbers, held and attended`;
  const isPractical = /^p/i.test(kind);
  if (!isPractical && !/^t/i.test(kind)) return `‘${kind}’ is neither theory nor practical`;
  const { data, error } = countsRowSchema.safeParse({
    enrollmentNumber,
    subjectCode,
    line,
    kind: isPractical ? 'practical' : 'theory',
    held: Number(held),
    attended: Number(attended),
  });
  return data ?? error.issues.map(({ message }) => message).join(', ');
}
