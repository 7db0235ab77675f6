// Raising the fees of a plan for a class or one fee for chosen students, and undoing a raise as a whole.

import type { Context } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { nextId } from '#server/db/ids.ts';
import { lockRecord, lockRecords } from '#server/db/locks.ts';
import { movedOutOf } from '#server/db/money/advances.ts';
import * as plans from '#server/db/money/fee-plans.ts';
import { insertFees } from '#server/db/money/fees.ts';
import { listFeesBy } from '#server/db/money/owed-fees.ts';
import { insertAudits } from '#server/db/office/audit-log.ts';
import { deleteRows, idsOf } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { ApiError, conflict, orNotFound } from '#server/errors.ts';
import { refuseFormerStudents } from '#server/rules/people/current-students.ts';
import { selectedStudents } from '#server/rules/people/selections.ts';
import { counted, formatCount, formatRupees } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { amountOf, sumOf } from '#shared/kit/sums.ts';
import { isEligible } from '#shared/money/government/government-fees.ts';
import {
  type FeeHead,
  type FeePlan,
  type FeeRaise,
  mostPreviewed,
  type RaisePreview,
  type StudentFeeInput,
} from '#shared/money/plans/fee-plans.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { fullName } from '#shared/people/full-name.ts';
import { takeAdvances } from './advances.ts';

type Change = Pick<Context<never>, 'db' | 'author' | 'clock'>;

/** 'Second year, management, 2026-2027' */
export function planInWords({ academicYear, year, quota }: Pick<FeePlan, 'academicYear' | 'year' | 'quota'>) {
  return [`${yearLabels[year]} year`, quota, academicYear].filter(Boolean).join(', ');
}

const idsOfStudents = (rows: readonly { studentId: string }[]) => [
  ...new Set(rows.map(({ studentId }) => studentId)),
];

/** Students who may get these fees. */
interface Raise {
  /** How the list of raises names it. */
  name: string;
  /** Of the plan; null for chosen students. */
  academicYear: string | null;
  heads: readonly FeeHead[];
  students: readonly plans.FeeTaker[];
}

const raiseOfPlan = async (db: Database, plan: FeePlan): Promise<Raise> => ({
  name: planInWords(plan),
  academicYear: plan.academicYear,
  heads: plan.heads,
  students: await plans.listClassOfPlan(db, plan),
});

/** @throws 409 where the students are not those that the user was shown, or one of them has left */
async function raiseOfChosen(tx: Tx, { selection, ...head }: StudentFeeInput): Promise<Raise> {
  const { label, dueOn } = head;
  const chosen = await selectedStudents(tx, selection);
  const ids = idsOf(chosen);
  await refuseFormerStudents(tx, ids, 'no new fees');
  const amounts = await plans.listFeeAmounts(tx, academicYearOf(dueOn), ids, [label]);
  const students = chosen.map(({ id, firstName, lastName, enrollmentNumber, quota }) => ({
    studentId: id,
    studentName: fullName({ firstName, lastName }),
    enrollmentNumber,
    quota,
    existing: amounts.get(id) ?? new Map<string, number>(),
  }));
  return { name: `${label}, chosen students`, academicYear: null, heads: [head], students };
}

const lackingFees = ({ heads, students }: Raise) =>
  students.map((student) => ({
    ...student,
    lacking: heads.filter(({ label }) => !student.existing.has(label)),
    differs: heads.flatMap(({ label, amount: planned }) => {
      const raised = student.existing.get(label) ?? planned;
      return raised === planned ? [] : { label, raised, planned };
    }),
  }));

function previewOf(raise: Raise): RaisePreview {
  const students = lackingFees(raise);
  const count = (of: (student: (typeof students)[number]) => number) => sumOf(students.map(of));
  return {
    rows: students.slice(0, mostPreviewed).map(({ lacking, existing, quota: _, ...student }) => ({
      ...student,
      raised: lacking.map(({ label }) => label),
      existing: [...existing.keys()],
      amount: amountOf(lacking),
    })),
    total: students.length,
    students: students.filter(({ lacking }) => lacking.length > 0).length,
    fees: count(({ lacking }) => lacking.length),
    amount: count(({ lacking }) => amountOf(lacking)),
    existing: count(({ existing }) => existing.size),
    differing: students.filter(({ differs }) => differs.length > 0).length,
  };
}

export async function previewPlan(db: Database, plan: FeePlan): Promise<RaisePreview> {
  return previewOf(await raiseOfPlan(db, plan));
}

export async function previewStudentFee({ db }: Change, input: StudentFeeInput): Promise<RaisePreview> {
  return previewOf(await db.transaction().execute((tx) => raiseOfChosen(tx, input)));
}

/** @throws 409 where there are not as many fees to raise as the preview showed */
export async function raisePlan(change: Change, planId: string, expected: number): Promise<FeeRaise> {
  return raiseFees(change, expected, async (tx) => {
    await lockRecord(tx, 'fee-plan', planId);
    const plan = orNotFound(await plans.findFeePlan(tx, planId), 'Fee plan');
    const { students } = await raiseOfPlan(tx, plan);
    await lockRecords(tx, 'student', idsOfStudents(students));
    // Read again: one of them may have left or got such a fee before the lock.
    return raiseOfPlan(tx, plan);
  });
}

/** @throws 409 where there are not as many fees to raise as the preview showed */
export async function raiseStudentFee(
  change: Change,
  input: StudentFeeInput,
  expected: number,
): Promise<FeeRaise> {
  return raiseFees(change, expected, (tx) => raiseOfChosen(tx, input));
}

/**
 * One transaction: all fees or none. Two raises wait for each other, so that no student gets a fee twice.
 * @param read locks the students
 */
async function raiseFees(
  { db, author, clock }: Change,
  expected: number,
  read: (tx: Tx) => Promise<Raise>,
): Promise<FeeRaise> {
  return db.transaction().execute(async (tx: Tx) => {
    await lockUntilCommit(tx, 'fee raises');
    const found = await read(tx);
    const students = lackingFees(found).filter(({ lacking }) => lacking.length > 0);
    const fees = students.flatMap(({ studentId, quota, lacking }) =>
      lacking.map(({ payableBy, ...head }) => ({
        ...head,
        studentId,
        ...(payableBy === 'government' && isEligible(quota) && { payableBy }),
      })),
    );
    if (fees.length !== expected) {
      throw conflict(
        `Now ${counted(fees.length, 'fee is', 'fees are')} to be raised, not ${formatCount(expected)}. Look at the preview again.`,
        'fees',
      );
    }
    if (fees.length === 0) throw conflict('All of these students have these fees already', 'fees');
    const { raise, raised } = await enterRaise(tx, { author, clock }, found, fees);
    await takeAdvances(tx, { author, clock }, raised);
    return { ...raise, undoneAt: null };
  });
}

/** Enters the fees as one raise, with their history. */
export async function enterRaise(
  tx: Tx,
  { author, clock }: Pick<Change, 'author' | 'clock'>,
  { name, academicYear }: Pick<Raise, 'name' | 'academicYear'>,
  fees: readonly (FeeHead & { studentId: string })[],
) {
  const now = clock();
  const raise = {
    id: nextId(),
    plan: name,
    raisedAt: now.toISOString(),
    raisedBy: author.label,
    students: idsOfStudents(fees).length,
    fees: fees.length,
    amount: amountOf(fees),
  };
  await plans.insertFeeRaise(tx, raise, academicYear);
  const ids = await insertFees(tx, fees, raise.id);
  const audits = fees.map(({ studentId, label, amount, dueOn, payableBy }) => ({
    ...({ action: 'create', noun: 'fee', recordId: studentId, label } as const),
    after: { label, amount, paid: 0, dueOn, paidOn: null, ...(payableBy && { payableBy }) },
  }));
  await insertAudits(tx, author, audits, now);
  return { raise, raised: fees.map(({ studentId }, index) => ({ id: ids[index] ?? '', studentId })) };
}

/** Removes all fees of the raise. @throws 409 where one of them is paid or conceded, or it was undone already */
export async function undoRaise(
  { db, author, clock, approve }: Change & Pick<Context<never>, 'approve'>,
  id: string,
): Promise<FeeRaise> {
  const now = clock();
  return db.transaction().execute(async (tx: Tx) => {
    await lockUntilCommit(tx, 'fee raises');
    const raise = orNotFound(await plans.findFeeRaise(tx, id), 'Raise');
    if (raise.undoneAt) throw new ApiError(409, 'This raise was undone already');
    await lockRecords(tx, 'student', idsOfStudents(await listFeesBy(tx, 'raise_id', [id])));
    const fees = await listFeesBy(tx, 'raise_id', [id]);
    const ids = idsOf(fees);
    const moved = await movedOutOf(tx, ids);
    // What a fee has taken of an advance is there again.
    const used = fees.filter((fee) => fee.paid + (moved.get(fee.id) ?? 0) > 0 || fee.conceded > 0);
    const [first] = used;
    if (first) {
      const others = used.length > 1 ? ` and ${formatCount(used.length - 1)} more` : '';
      const sentence = `‘${first.label}’ of ${first.studentName}${others} ${used.length > 1 ? 'have' : 'has'} payments or concessions. Cancel them first: a raise is undone as a whole.`;
      throw new ApiError(409, sentence);
    }
    await deleteRows(tx, 'fees', ids);
    await plans.markFeeRaiseUndone(tx, id, now);
    const audits = fees.map(({ studentId, label, amount, dueOn }) => ({
      ...({ action: 'delete', noun: 'fee', recordId: studentId, label } as const),
      before: { label, amount, paid: 0, dueOn, paidOn: null },
    }));
    await insertAudits(tx, author, audits, now);
    const owed = fees.filter(({ payableBy }) => payableBy === 'student');
    const less = `${formatRupees(amountOf(owed))} less in ${counted(owed.length, 'fee')}`;
    const what = `Undo the raise of ${raise.plan}: ${less}`;
    if (owed.length > 0) await approve(tx, { kind: 'concession', recordId: id, what, reason: '' });
    return { ...raise, undoneAt: now.toISOString() };
  });
}
