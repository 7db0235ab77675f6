// The results of a student by examination, with total, percentage and result, and the grades by semester.

import { percentOf, sumOf } from '#shared/kit/sums.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import type { GradeInfo } from './grades.ts';
import type { Result } from './results.ts';

/** The least share of the maximum with which a subject is passed. */
export const passShare = 0.5;

export const isPassed = ({
  marks,
  maxMarks,
  absent,
}: Pick<Result, 'marks' | 'maxMarks' | 'absent'>): boolean => !absent && marks >= maxMarks * passShare;

export interface ExamBlock {
  exam: string;
  /** The days of the first and the last paper. */
  from: string;
  to: string;
  results: Result[];
  total: number;
  maximum: number;
  /** With one decimal. */
  percent: number;
  /** The codes of the subjects that are not passed. */
  failed: string[];
}

/** Days. The first internals of two semesters have one name, and are months apart. */
const longestExam = 45;

const dayNumber = (day: string) => Date.parse(day) / dayMilliseconds;

/** @param results in any order. @returns the latest examination first, in each the earliest paper first */
export function examBlocks(results: readonly Result[]): ExamBlock[] {
  const groups: Result[][] = [];
  const inOrder = results.toSorted(
    (a, b) => a.heldOn.localeCompare(b.heldOn) || a.subject.code.localeCompare(b.subject.code),
  );
  for (const result of inOrder) {
    const group = groups.findLast(([first]) => first && isSameExam(first, result));
    if (group) group.push(result);
    else groups.push([result]);
  }
  return groups.map(toBlock).toReversed();
}

function isSameExam(first: Result, result: Result): boolean {
  if (first.sessionId !== result.sessionId || first.exam !== result.exam) return false;
  return Boolean(result.sessionId) || dayNumber(result.heldOn) - dayNumber(first.heldOn) <= longestExam;
}

function toBlock(results: Result[]): ExamBlock {
  const total = sumOf(results.map(({ marks }) => marks));
  const maximum = sumOf(results.map(({ maxMarks }) => maxMarks));
  return {
    exam: results[0]?.exam ?? '',
    from: results[0]?.heldOn ?? '',
    to: results.at(-1)?.heldOn ?? '',
    results,
    total,
    maximum,
    percent: percentOf(total, maximum),
    failed: results.filter((result) => !isPassed(result)).map(({ subject }) => subject.code),
  };
}

/** '80 %. Passed.' or '42.5 %. Not passed: BPT101.' */
export function resultInWords({ percent, failed }: ExamBlock): string {
  return `${percent} %. ${failed.length === 0 ? 'Passed.' : `Not passed: ${failed.join(', ')}.`}`;
}

/** In the order of their terms: 'Semester 2' before 'Semester 10'. */
export function gradesByTerm(grades: readonly GradeInfo[]): [term: string, grades: GradeInfo[]][] {
  const byTerm = Map.groupBy(grades, ({ term }) => term);
  return [...byTerm]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([term, rows]) => [term, rows.toSorted((a, b) => a.subject.code.localeCompare(b.subject.code))]);
}
