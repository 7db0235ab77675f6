// Reads rows that were copied from a spreadsheet: enrolment number, subject code, kind, held, attended.
import type { AttendanceCountsInput } from '#shared/attendance.ts';

type Rows = AttendanceCountsInput['rows'];

const isHeading = (cells: readonly string[]) => cells.length > 3 && !/\d/.test(cells.at(-1) ?? '');

/** @returns the rows, or the sentence that names the line that cannot be read */
export function readCounts(text: string): Rows | string {
  const rows: Rows = [];
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const cells = line.split(/\t|,|;/).map((cell) => cell.trim());
    if (cells.every((cell) => cell === '') || (index === first && isHeading(cells))) continue;
    const [enrollmentNumber = '', subjectCode = '', kind = '', held = '', attended = ''] =
      cells.length === 4 ? [...cells.slice(0, 2), 'theory', ...cells.slice(2)] : cells;
    if (!/^\d+$/.test(held) || !/^\d+$/.test(attended))
      return `Line ${index + 1}: ‘${line.trim()}’ does not end with two numbers, held and attended.`;
    if (Number(attended) > Number(held))
      return `Line ${index + 1}: ${attended} attended is more than ${held} held.`;
    const isPractical = /^p/i.test(kind);
    if (!isPractical && !/^t/i.test(kind))
      return `Line ${index + 1}: ‘${kind}’ is neither theory nor practical.`;
    rows.push({
      enrollmentNumber,
      subjectCode,
      kind: isPractical ? 'practical' : 'theory',
      held: Number(held),
      attended: Number(attended),
      line: index + 1,
    });
  }
  return rows.length > 0 ? rows : 'Paste at least one line.';
}
