// The bodies of all calls that write money or marks, with one invalid value at a time: each is refused at its field, with a
// sentence. That a refused body reaches no handler is tested with the server's bodies.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { examSessionCalls } from '#shared/exams/exam-sessions-calls.ts';
import { markCalls } from '#shared/exams/marks-calls.ts';
import { memoCalls } from '#shared/exams/memos-calls.ts';
import { resultCalls } from '#shared/exams/results-calls.ts';
import { dueCalls } from '#shared/money/dues-calls.ts';
import { feeCalls } from '#shared/money/fees-calls.ts';
import { paymentCalls } from '#shared/money/payments-calls.ts';
import { feePlanCalls } from '#shared/money/plans/fee-plans-calls.ts';
import type { Call } from './call.ts';

const calls: Record<string, Call> = {
  ...feeCalls,
  ...feePlanCalls,
  ...paymentCalls,
  ...dueCalls,
  ...examSessionCalls,
  ...markCalls,
  ...resultCalls,
  ...memoCalls,
};
const writing = Object.entries(calls).filter(([, { body }]) => body);

const id = '0e8a7c1e-6d35-4f7b-9b0c-2f6f0f1d9a10';
const head = { label: 'Bus fee', amount: 4000, dueOn: '2026-12-01' };
const fee = { ...head, paid: 100, paidOn: '2026-11-01' };
const plan = { academicYear: '2026-2027', year: 'FIRST', quota: 'management', heads: [head] };
const chosen = { selection: { ids: [id] } };
const matching = { selection: { filter: { q: 'rao', year: 'FIRST' }, expected: 3 } };
const occasion = { paidOn: '2026-11-20', mode: 'upi', reference: 'T1', note: 'Father', idempotencyKey: id };
const paper = {
  subjectId: id,
  date: '2026-11-10',
  time: '09:30',
  room: 'Hall 1',
  duration: '3 hours',
  instructor: 'Dr. Rao',
  maxMarks: 25,
  enteredById: id,
};
const session = {
  name: 'First internal',
  academicYear: '2026-2027',
  year: 'FIRST',
  kind: 'internal',
  papers: [paper],
};
const cell = { studentId: id, subjectId: id, marks: 17.5, absent: false, version: 1 };
const result = { subjectId: id, exam: 'First internal', heldOn: '2026-11-01', marks: 12, maxMarks: 25 };
const grade = { subjectId: id, term: 'Semester 1', grade: 'A+', gradePoint: 9 };

/** A valid body of each call, with every field. */
const bodies: Readonly<Record<string, object>> = {
  createFee: fee,
  updateFee: fee,
  createFeePlan: plan,
  updateFeePlan: plan,
  createFeeRaise: { fees: 2 },
  createConcession: { amount: 500, reason: 'Sports' },
  createStudentFeePreview: { ...chosen, ...head },
  createStudentFeeRaise: { ...matching, ...head, fees: 3 },
  createPayment: { amount: 1000, ...occasion },
  createPayments: { ...occasion, payments: [{ studentId: id, feeId: id, amount: 1000 }] },
  createCancellation: { reason: 'Wrong student' },
  createReminder: { language: 'te' },
  createDueExport: matching,
  listMemoSessions: chosen,
  createStudentMemos: chosen,
  createExamSession: session,
  updateExamSession: session,
  createExamPublication: { publicationId: id },
  updateExamState: { state: 'open', reason: 'A paper was missing' },
  saveMarks: { entries: [cell], reason: 'Counted again' },
  createResult: result,
  updateResult: result,
  createGrade: grade,
  updateGrade: grade,
};

const wrongNumbers: Readonly<Record<string, unknown>> = {
  text: 'ten',
  'digits as text': '10',
  true: true,
  'a list': [1],
  'an object': {},
  'a negative number': -1,
  'a huge number': 1e300,
  'no number': Number.NaN,
  endless: Infinity,
  'a third': 1 / 3,
};
const wrongTexts: Readonly<Record<string, unknown>> = {
  'a number': 7,
  true: true,
  'a list': ['x'],
  'an object': {},
  '50,000 letters': 'x'.repeat(50_000),
};
const wrongBooleans: Readonly<Record<string, unknown>> = { text: 'yes', 'a number': 1, 'a list': [true] };

/** Grade points are averages: any fraction from 0 to 10. */
const takesFractions = (path: string) => path === 'gradePoint';

function wrongValues(value: unknown, path: string): [string, unknown][] {
  if (typeof value === 'boolean') return Object.entries(wrongBooleans);
  if (typeof value === 'string') return Object.entries(wrongTexts);
  return Object.entries(wrongNumbers).filter(([words]) => !(words === 'a third' && takesFractions(path)));
}

interface Spoilt {
  /** 'entries.0.marks' */
  path: string;
  words: string;
  body: unknown;
}

/** Each value inside, made invalid in each way. @param put makes the whole body with another value at this place */
function spoilt(value: unknown, path: readonly string[], put: (changed: unknown) => unknown): Spoilt[] {
  if (typeof value !== 'object' || value === null)
    return wrongValues(value, path.join('.')).map(([words, changed]) => ({
      path: path.join('.'),
      words,
      body: put(changed),
    }));
  return Object.entries(value).flatMap(([name, part]) =>
    spoilt(part, [...path, name], (changed) =>
      put(
        Array.isArray(value)
          ? value.map((one: unknown, place) => (`${place}` === name ? changed : one))
          : { ...value, [name]: changed },
      ),
    ),
  );
}

test('every call that writes money or marks has a valid body here', () => {
  expect(Object.keys(bodies).sort()).toEqual(writing.map(([name]) => name).sort());
  for (const [name, { body }] of writing)
    expect(z.safeParse(body ?? z.never(), bodies[name]).error, name).toBeUndefined();
});

test.each(writing)(
  '%s refuses wrong types, negative, huge and broken numbers, and endless text',
  (name, { body }) => {
    for (const wrong of spoilt(bodies[name], [], (changed) => changed)) {
      const { issues = [] } = z.safeParse(body ?? z.never(), wrong.body).error ?? {};
      const what = `${wrong.path}: ${wrong.words}`;
      expect(
        issues.map(({ path }) => path.join('.')),
        what,
      ).toContain(wrong.path);
      expect(
        issues.map(({ message }) => message),
        what,
      ).not.toContain('Invalid input');
    }
  },
);
