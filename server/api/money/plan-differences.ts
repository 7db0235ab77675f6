// After a change of quota or year a student has other fees than the plans say. The difference is shown, and taken over.

import type { Context, Handlers } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { lockRecords } from '#server/db/locks.ts';
import { insertAdvances } from '#server/db/money/advances.ts';
import { listClassOfPlan, listFeePlans } from '#server/db/money/fee-plans.ts';
import { updatePlanFees } from '#server/db/money/fees.ts';
import { turnClaimsBack, turnClaimsToStudents } from '#server/db/money/government-fees.ts';
import { listFeesBy, type OwedFee } from '#server/db/money/owed-fees.ts';
import { insertAudits } from '#server/db/office/audit-log.ts';
import { listStudentsBy } from '#server/db/people/students.ts';
import { deleteRows, idsOf } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { conflict, notFound } from '#server/errors.ts';
import { records } from '#server/records/record-types.ts';
import { takeAdvances } from '#server/rules/money/advances.ts';
import { enterRaise, planInWords } from '#server/rules/money/fee-raises.ts';
import { refuseFormerStudents } from '#server/rules/people/current-students.ts';
import { formatRupees, indiaDate } from '#shared/kit/format.ts';
import { amountOf, sumOf } from '#shared/kit/sums.ts';
import { isEligible, notEligible } from '#shared/money/government/government-fees.ts';
import type { Payer } from '#shared/money/payers.ts';
import type { FeeHead, FeePlan } from '#shared/money/plans/fee-plans.ts';
import type { DifferingFee } from '#shared/money/plans/plan-differences.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Quota } from '#shared/people/quotas.ts';
import type { Student } from '#shared/people/students.ts';

export const planDifferenceHandlers = {
  /** Students who only lack fees are left out: those are raised. */
  listPlanDifferences: async ({ db, params }) => {
    const plan = await records['fee-plan'].existing(db, params.id);
    const taker = await listClassOfPlan(db, plan);
    const students = await listStudentsBy(
      db,
      'students.id',
      taker.map(({ studentId }) => studentId),
    );
    const differing = await differingOfAll(db, students, plan.academicYear);
    const found = new Map(
      differing.map((difference) => [difference.student.id, difference.differing.map(({ shown }) => shown)]),
    );
    return taker.flatMap(({ studentId, studentName, enrollmentNumber }) => {
      const fees = found.get(studentId) ?? [];
      if (!fees.some(({ raised }) => raised > 0)) return [];
      const difference = differenceOf(fees);
      return { studentId, studentName, enrollmentNumber, fees, difference };
    });
  },

  readPlanDifference: async ({ db, params, clock }) => {
    const student = await records.student.existing(db, params.id);
    const academicYear = academicYearOf(indiaDate(clock()));
    const plan = plansOf(student, await listFeePlans(db), academicYear).at(-1);
    const [found] = await differingOfAll(db, [student], academicYear);
    const fees = (found?.differing ?? []).map(({ shown }) => shown);
    const named = plan ? { id: plan.id, name: planInWords(plan) } : null;
    return { plan: named, fees, difference: differenceOf(fees) };
  },

  /**
   * One transaction: the fees of these students are what their plans say. A smaller fee is smaller at once, and what is paid over
   * goes into the advance; a larger one and what was lacking take the advance.
   * @throws 409 where the differences are not those that the user was shown
   */
  createPlanTurn: async (context) => {
    const { studentIds, difference } = context.body;
    const plan = await records['fee-plan'].existing(context.db, context.params.id);
    return context.db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, 'fee raises');
      const ids = [...new Set(studentIds)];
      await lockRecords(tx, 'student', ids);
      const students = await listStudentsBy(tx, 'students.id', ids);
      if (students.length < ids.length) throw notFound('Student');
      await refuseFormerStudents(tx, ids, 'the fees stay as they are');
      const back = await turnBack(tx, context, idsOf(students.filter(({ quota }) => isEligible(quota))));
      const found = (await differingOfAll(tx, students, plan.academicYear)).flatMap(
        ({ student, differing }) => differing.map((one) => ({ ...one, student })),
      );
      const sum = differenceOf(found.map(({ shown }) => shown));
      if (sum !== difference || (back === 0 && found.length === 0))
        throw conflict(
          'The differences are not those that you were shown. Look at them again.',
          'difference',
        );
      const turns = found.flatMap(turned);
      await saveTurns(tx, context, turns);
      await approveLess(tx, context, plan, { students, turns });
      await turnClaims(tx, context, idsOf(students.filter(({ quota }) => !isEligible(quota))));
      const lacking = found.flatMap(({ student, head, fees }) =>
        head && fees.length === 0
          ? { ...head, studentId: student.id, ...(!isEligible(student.quota) && { payableBy: undefined }) }
          : [],
      );
      const raise = { name: planInWords(plan), academicYear: plan.academicYear };
      // What was lacking is a raise of the plan, which can be undone.
      const raised = lacking.length > 0 ? (await enterRaise(tx, context, raise, lacking)).raised : [];
      const larger = turns.filter(({ before, after }) => after && after.amount > before.amount);
      await takeAdvances(tx, context, [...larger.map(({ before }) => before), ...raised]);
      return { students: students.length, difference };
    });
  },
} satisfies Partial<Handlers>;

type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'approve'>;
type Classed = Pick<Student, 'id' | 'year' | 'quota'>;

/** The plans of the student's year: the one of the quota after the one of all quotas, so that its amounts hold. */
const plansOf = ({ year, quota }: Classed, plans: readonly FeePlan[], academicYear: string) =>
  plans
    .filter((plan) => plan.academicYear === academicYear && plan.year === year)
    .filter((plan) => plan.quota === null || plan.quota === quota)
    .toSorted((a, b) => Number(a.quota !== null) - Number(b.quota !== null));

const headsOf = (plans: readonly FeePlan[]) =>
  new Map(plans.flatMap(({ heads }) => heads).map((head) => [head.label, head]));

interface Differing {
  shown: DifferingFee;
  head: FeeHead | undefined;
  /** By their due date. */
  fees: readonly OwedFee[];
}

/** Heads with another amount, another payer or none, and what a plan raised that is in none of the student's plans now. */
function differingOf(
  heads: ReadonlyMap<string, FeeHead>,
  fees: readonly OwedFee[],
  quota: Quota | null,
): Differing[] {
  if (heads.size === 0) return [];
  const byLabel = Map.groupBy(fees, ({ label }) => label);
  const planned = [...heads.values()].map((head) => {
    const own = byLabel.get(head.label) ?? [];
    const payableBy = own.map((fee) => otherPayer(fee, quota)).find((payer) => payer);
    const difference = { label: head.label, raised: amountOf(own), planned: head.amount };
    return { shown: { ...difference, ...(payableBy && { payableBy }) }, head, fees: own };
  });
  const others = [...byLabel].flatMap(([label, all]) => {
    const own = all.filter((fee) => fee.isOfPlan && mostLess(fee) > 0);
    if (heads.has(label) || own.length === 0) return [];
    return { shown: { label, raised: amountOf(own), planned: 0 }, head: undefined, fees: own };
  });
  return [...others, ...planned.filter(({ shown }) => shown.raised !== shown.planned || shown.payableBy)];
}

/** As turnClaimsToStudents and turnClaimsBack turn the fee. */
function otherPayer(fee: OwedFee, quota: Quota | null): Payer | undefined {
  if (!isEligible(quota)) return fee.payableBy === 'government' ? 'student' : undefined;
  return fee.refusedReason === notEligible && fee.paid === 0 && fee.conceded === 0 ? 'government' : undefined;
}

const differenceOf = (fees: readonly DifferingFee[]) =>
  sumOf(fees.map(({ planned, raised }) => planned - raised));

async function differingOfAll(db: Database, students: readonly Classed[], academicYear: string) {
  const plans = await listFeePlans(db);
  const found = await listFeesBy(db, 'student_id', idsOf(students));
  const ofYear = found.filter((fee) => fee.academicYear === academicYear);
  const fees = Map.groupBy(ofYear, ({ studentId }) => studentId);
  return students.map((student) => {
    const heads = headsOf(plansOf(student, plans, academicYear));
    return { student, differing: differingOf(heads, fees.get(student.id) ?? [], student.quota) };
  });
}

interface Turn {
  before: OwedFee;
  /** undefined: removed, as nothing was paid or conceded of it. */
  after: OwedFee | undefined;
}

/** How much smaller a fee can become: not below what is conceded, nor what the government has paid, which is no advance of the student. */
const mostLess = ({ amount, conceded, paid, payableBy }: OwedFee) =>
  amount - conceded - (payableBy === 'government' ? paid : 0);

/** The last fee grows, or the last ones shrink. */
function turned({ shown: { raised, planned }, head, fees }: Differing): Turn[] {
  let rest = planned - raised;
  const last = fees.at(-1);
  if (last && rest > 0) {
    const after = { ...last, amount: last.amount + rest, dueOn: head?.dueOn ?? last.dueOn };
    return [{ before: last, after }];
  }
  return fees.toReversed().flatMap((fee): Turn[] => {
    const less = Math.min(-rest, mostLess(fee));
    if (less <= 0) return [];
    rest += less;
    const amount = fee.amount - less;
    if (amount === 0 && fee.paid === 0) return [{ before: fee, after: undefined }];
    const paid = Math.min(fee.paid, amount - fee.conceded);
    return [{ before: fee, after: { ...fee, amount, paid, paidOn: paid > 0 ? fee.paidOn : null } }];
  });
}

/** What students owe less than before is a concession in effect. */
async function approveLess(
  tx: Tx,
  { approve }: Change,
  plan: FeePlan,
  { students, turns }: { students: readonly Student[]; turns: readonly Turn[] },
): Promise<void> {
  const lessOf = ({ before, after }: Turn) =>
    before.payableBy === 'student' ? Math.max(0, before.amount - (after?.amount ?? 0)) : 0;
  const smaller = turns.filter((turn) => lessOf(turn) > 0);
  const [first, ...others] = students.filter(({ id }) =>
    smaller.some(({ before }) => before.studentId === id),
  );
  if (!first) return;
  const whose = others.length > 0 ? `${others.length + 1} students` : fullName(first);
  await approve(tx, {
    kind: 'concession',
    recordId: others.length > 0 ? plan.id : first.id,
    what: `${formatRupees(sumOf(smaller.map(lessOf)))} less of ${whose}, by the plan of ${planInWords(plan)}`,
    reason: '',
  });
}

async function turnClaims(tx: Tx, change: Change, studentIds: readonly string[]): Promise<void> {
  const refusal = { refusedOn: indiaDate(change.clock()), refusedReason: notEligible };
  const turned = await turnClaimsToStudents(tx, studentIds, refusal);
  await noteTurned(tx, change, turned, { payableBy: 'government' }, { payableBy: 'student', ...refusal });
}

async function turnBack(tx: Tx, change: Change, studentIds: readonly string[]): Promise<number> {
  const turned = await turnClaimsBack(tx, studentIds, notEligible);
  const refusal = { refusedReason: notEligible };
  await noteTurned(tx, change, turned, { payableBy: 'student', ...refusal }, { payableBy: 'government' });
  return turned.length;
}

async function noteTurned(
  tx: Tx,
  { author, clock }: Change,
  fees: readonly { student_id: string; label: string }[],
  before: object,
  after: object,
): Promise<void> {
  const audits = fees.map(({ student_id: recordId, label }) => ({
    ...({ action: 'update', noun: 'fee', recordId, label } as const),
    before,
    after,
  }));
  await insertAudits(tx, author, audits, clock());
}

async function saveTurns(tx: Tx, { author, clock }: Change, turns: readonly Turn[]): Promise<void> {
  const now = clock();
  const changed = turns.flatMap(({ after }) => after ?? []);
  const moves = turns.map(({ before, after }) => {
    const amount = before.paid - (after?.paid ?? 0);
    return { studentId: before.studentId, feeId: before.id, amount };
  });
  const gone = turns.flatMap(({ before, after }) => (after ? [] : before.id));
  await updatePlanFees(tx, changed);
  await insertAdvances(tx, moves, now);
  await deleteRows(tx, 'fees', gone);
  const told = ({ label, amount, paid, dueOn }: OwedFee) => ({ label, amount, paid, dueOn });
  const audits = turns.map(({ before, after }) => ({
    action: after ? ('update' as const) : ('delete' as const),
    noun: 'fee' as const,
    recordId: before.studentId,
    label: before.label,
    before: told(before),
    ...(after && { after: told(after) }),
  }));
  await insertAudits(tx, author, audits, now);
}
