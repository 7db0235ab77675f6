// How a mark is typed and shown: a number, A for absent, nothing for an empty cell.
import type { Mark } from '#shared/exams/marks.ts';
import { withDigits } from '#shared/kit/text/digits.ts';

export type MarkValue = Pick<Mark, 'marks' | 'absent'>;

export const emptyMark: MarkValue = { marks: null, absent: false };

export const isSameMark = (a: MarkValue, b: MarkValue) => a.marks === b.marks && a.absent === b.absent;

export function markText({ marks, absent }: MarkValue): string {
  if (absent) return 'A';
  return marks === null ? '' : String(marks);
}

/** @returns the mark, or the sentence that says what is wrong with the text */
export function readMark(text: string, maxMarks: number): MarkValue | string {
  const typed = withDigits(text).trim();
  if (typed === '') return emptyMark;
  if (/^a(b|bs|bsent)?$/i.test(typed)) return { marks: null, absent: true };
  if (/^\d+,\d+$/.test(typed)) return `Write ${typed.replace(',', '.')} with a point`;
  if (!/^(?:\d+(?:\.\d*)?|\.\d*)?$/.test(typed) || typed === '.')
    return `‘${typed}’ is not a mark: a number, or A for absent`;
  if (/\.\d{3}/.test(typed)) return 'At most two decimals';
  const marks = Number(typed);
  return marks > maxMarks ? `${typed} is more than the maximum, ${maxMarks}` : { marks, absent: false };
}

/** A block of cells as spreadsheets copy it: lines of values between tabs. */
export function readBlock(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t'));
}
