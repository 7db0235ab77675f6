// Fee plans; raising the fees of one for a class, or one fee for chosen students, and undoing a raise as a whole.

import type { Context, Handlers } from '#server/context.ts';
import { exporting, plainColumns } from '#server/csv/export.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { lockRecord, lockRecords } from '#server/db/locks.ts';
import { insertAdvances, movedOutOf } from '#server/db/money/advances.ts';
import * as plans from '#server/db/money/fee-plans.ts';
import { addConceded, feeRows, insertConcession, updatePaidSum } from '#server/db/money/fees.ts';
import { findOwedFee, listFeesBy } from '#server/db/money/owed-fees.ts';
import { insertAudit, insertAudits } from '#server/db/office/audit-log.ts';
import { deleteRows, idsOf } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { ApiError, conflict, notFound, orNotFound } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import { askForAdvance, takeAdvances } from '#server/rules/money/advances.ts';
import { enterRaise, idsOfStudents, planInWords } from '#server/rules/money/fee-raises.ts';
import { refuseFormerStudents } from '#server/rules/people/current-students.ts';
import { selectedStudents } from '#server/rules/people/selections.ts';
import { counted, formatCount, formatRupees } from '#shared/kit/format.ts';
import { amountOf, sumOf } from '#shared/kit/sums.ts';
import { isEligible } from '#shared/money/government/government-fees.ts';
import {
  type FeeHead,
  type FeePlan,
  type FeeRaise,
  feePlanFields,
  mostPreviewed,
  type RaisePreview,
  type StudentFeeInput,
} from '#shared/money/plans/fee-plans.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { fullName } from '#shared/people/full-name.ts';

const headColumns = plainColumns<FeePlan & FeeHead>(
  ['academicYear', 'year', 'quota', 'label', 'amount', 'dueOn', 'payableBy'],
  {
    year: feePlanFields.year,
    quota: feePlanFields.quota,
    label: { label: 'Fee' },
    payableBy: feePlanFields['heads.payableBy'],
  },
);
const raiseColumns = plainColumns<FeeRaise>([
  'plan',
  'raisedAt',
  'raisedBy',
  'students',
  'fees',
  'amount',
  'undoneAt',
]);
/** The raises that the screen lists. */
const mostShown = 100;

export const feePlanHandlers = {
  listFeePlans: async ({ db }) => plans.listFeePlans(db),

  exportFeePlans: exporting('fee-plan', 'fee-plans', headColumns, async ({ db }) =>
    (await plans.listFeePlans(db)).flatMap((plan) => plan.heads.map((head) => ({ ...plan, ...head }))),
  ),

  createFeePlan: async (context) =>
    records['fee-plan'].create(context, (tx) => plans.insertFeePlan(tx, context.body)),

  updateFeePlan: async (context) => {
    const { params, body } = context;
    return records['fee-plan'].update(context, params.id, (tx, _before, version) =>
      plans.updateFeePlan(tx, params.id, body, version),
    );
  },

  deleteFeePlan: (context) => records['fee-plan'].remove(context, context.params.id),

  readRaisePreview: async ({ db, params }) =>
    previewOf(await raiseOfPlan(db, await records['fee-plan'].existing(db, params.id))),

  createFeeRaise: async (context) => {
    const { params, body } = context;
    return raiseFees(context, body.fees, async (tx) => {
      await lockRecord(tx, 'fee-plan', params.id);
      const plan = orNotFound(await plans.findFeePlan(tx, params.id), 'Fee plan');
      const { students } = await raiseOfPlan(tx, plan);
      await lockRecords(tx, 'student', idsOfStudents(students));
      // Read again: one of them may have left or got such a fee before the lock.
      return raiseOfPlan(tx, plan);
    });
  },

  createStudentFeePreview: async ({ db, body }) =>
    previewOf(await db.transaction().execute((tx) => raiseOfChosen(tx, body))),

  createStudentFeeRaise: async (context) => {
    const { fees, ...input } = context.body;
    return raiseFees(context, fees, (tx) => raiseOfChosen(tx, input));
  },

  listFeeRaises: async ({ db }) => plans.listFeeRaises(db, mostShown),

  exportFeeRaises: exporting('fee', 'fee-raises', raiseColumns, ({ db }) => plans.listFeeRaises(db)),

  /** Removes all fees of the raise. @throws 409 where one of them is paid or conceded, or it was undone already */
  undoFeeRaise: async ({ db, params, author, clock, approve }) => {
    const now = clock();
    return db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, 'fee raises');
      const raise = orNotFound(await plans.findFeeRaise(tx, params.id), 'Raise');
      if (raise.undoneAt) throw new ApiError(409, 'This raise was undone already');
      await lockRecords(tx, 'student', idsOfStudents(await listFeesBy(tx, 'raise_id', [params.id])));
      const fees = await listFeesBy(tx, 'raise_id', [params.id]);
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
      await plans.markFeeRaiseUndone(tx, params.id, now);
      const audits = fees.map(({ studentId, label, amount, dueOn }) => ({
        ...({ action: 'delete', noun: 'fee', recordId: studentId, label } as const),
        before: { label, amount, paid: 0, dueOn, paidOn: null },
      }));
      await insertAudits(tx, author, audits, now);
      const owed = fees.filter(({ payableBy }) => payableBy === 'student');
      const less = `${formatRupees(amountOf(owed))} less in ${counted(owed.length, 'fee')}`;
      const what = `Undo the raise of ${raise.plan}: ${less}`;
      if (owed.length > 0) await approve(tx, { kind: 'concession', recordId: params.id, what, reason: '' });
      return { ...raise, undoneAt: now.toISOString() };
    });
  },

  /** What is paid already is kept as an advance. @throws 409 where the fee is less, or to ask first */
  createConcession: async ({ db, params, body, author, clock, ask, approve }) => {
    const { id: studentId, feeId } = params;
    const { amount, reason } = body;
    return db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'student', studentId);
      const fee = await findOwedFee(tx, feeId);
      if (fee?.studentId !== studentId) throw notFound('Fee');
      if (fee.payableBy === 'government')
        throw conflict('The government pays this fee: there is nothing to concede to the student', 'amount');
      const most = fee.concessionOf ? 0 : fee.amount - fee.conceded;
      if (amount > most) {
        const left = most === 0 ? 'nothing' : `only ${formatRupees(most)}`;
        throw conflict(`Of ‘${fee.label}’ ${left} is left to be conceded`, 'amount');
      }
      const over = Math.max(0, amount - fee.open);
      await askForAdvance(ask, [{ ...fee, over }]);
      const label = `Concession: ${fee.label}`;
      const { dueOn } = fee;
      const concession = { studentId, label, amount, dueOn, concessionOf: feeId, concessionReason: reason };
      const id = await insertConcession(tx, concession);
      await addConceded(tx, feeId, amount);
      if (over > 0) {
        const paid = fee.paid - over;
        await updatePaidSum(tx, { id: feeId, paid, paidOn: paid > 0 ? fee.paidOn : null });
        await insertAdvances(tx, [{ studentId, feeId, amount: over }], clock());
      }
      const what = `${formatRupees(amount)} off ‘${fee.label}’ of ${fee.studentName}`;
      await approve(tx, { kind: 'concession', recordId: studentId, what, reason });
      const made = orNotFound(await feeRows.find(tx, studentId, id), 'Fee');
      const change = { action: 'create', noun: 'fee', recordId: studentId, label } as const;
      await insertAudit(tx, author, { ...change, after: made }, clock());
      return made;
    });
  },
} satisfies Partial<Handlers>;

type Change = Pick<Context<never>, 'db' | 'author' | 'clock'>;

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
