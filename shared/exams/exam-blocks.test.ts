import { expect, test } from 'vitest';
import { examBlocks, gradesByTerm, resultInWords } from './exam-blocks.ts';
import type { GradeInfo } from './grades.ts';
import type { Result } from './results.ts';

const subject = (code: string) => ({ id: code, code, name: code, year: 'FIRST', version: 1 }) as const;

const aResult = (code: string, result: Partial<Result> = {}): Result => ({
  id: code,
  subject: subject(code),
  exam: 'First internal',
  version: 1,
  heldOn: '2026-10-05',
  marks: 20,
  maxMarks: 25,
  ...result,
});

test('an examination has its papers in order, total, percentage and result', () => {
  const [block] = examBlocks([
    aResult('B2', { heldOn: '2026-10-07', marks: 12.4 }),
    aResult('B1'),
    aResult('B3', { heldOn: '2026-10-09', marks: 0, absent: true }),
  ]);
  expect(block).toMatchObject({
    from: '2026-10-05',
    to: '2026-10-09',
    total: 32.4,
    maximum: 75,
    percent: 43.2,
  });
  expect(block?.results.map(({ subject: { code } }) => code)).toEqual(['B1', 'B2', 'B3']);
  expect(block && resultInWords(block)).toBe('43.2 %. Not passed: B2, B3.');
  const [passed] = examBlocks([aResult('B1', { marks: 12.5 })]);
  expect(passed && resultInWords(passed)).toBe('50 %. Passed.');
});

test('marks with decimals are added as on paper', () => {
  const [block] = examBlocks([10, 10.1, 10.1].map((marks, index) => aResult(`B${index}`, { marks })));
  expect(block).toMatchObject({ total: 30.2, maximum: 75, percent: 40.3 });
});

test('examinations of one name in two semesters, and two sessions of one name, are apart; the latest is first', () => {
  const blocks = examBlocks([
    aResult('B1', { heldOn: '2026-03-08' }),
    aResult('B1'),
    aResult('B2', { sessionId: 'one' }),
    aResult('B2', { sessionId: 'two', heldOn: '2026-10-06' }),
  ]);
  expect(blocks.map(({ from, results }) => `${from} ${results.length}`)).toEqual([
    '2026-10-06 1',
    '2026-10-05 1',
    '2026-10-05 1',
    '2026-03-08 1',
  ]);
  expect(examBlocks([])).toEqual([]);
});

test('grades are listed by semester', () => {
  const aGrade = (term: string, code: string): GradeInfo => ({
    id: code,
    subject: subject(code),
    term,
    grade: 'A',
    gradePoint: 8,
    version: 1,
  });
  const terms = gradesByTerm([
    aGrade('Semester 10', 'B3'),
    aGrade('Semester 2', 'B2'),
    aGrade('Semester 2', 'B1'),
  ]);
  expect(terms.map(([term, grades]) => [term, grades.map(({ subject: { code } }) => code)])).toEqual([
    ['Semester 2', ['B1', 'B2']],
    ['Semester 10', ['B3']],
  ]);
});
