// What a student has paid over is an advance: the next raised fee takes it, or it is refunded. All of it is written under the
// lock of the student.

import type { Ask, Context } from '#server/context.ts';
import { type AdvanceMove, advancesOf, insertAdvances, movedOutOf } from '#server/db/money/advances.ts';
import { insertFees, listFeeIds, type PaidSum, updatePaidSums } from '#server/db/money/fees.ts';
import { owedFees } from '#server/db/money/owed-fees.ts';
import { listValidPayments } from '#server/db/money/payments.ts';
import { insertAudits } from '#server/db/office/audit-log.ts';
import type { Tx } from '#server/db/schema.ts';
import { formatRupees, indiaDate } from '#shared/kit/format.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import type { Payment } from '#shared/money/payments.ts';

type Change = Pick<Context<never>, 'author' | 'clock'>;

/** One question for all that is above what is open. @param over whole rupees of each fee */
export const askForAdvance = (
  ask: Ask,
  over: readonly { label: string; open: number; over: number; studentName: string }[],
): Promise<void> =>
  ask('advance', () => {
    const first = over.find((payment) => payment.over > 0);
    if (!first) return undefined;
    const total = sumOf(over.map((payment) => Math.max(0, payment.over)));
    const open = first.open > 0 ? `only ${formatRupees(first.open)}` : 'nothing';
    return `Of ‘${first.label}’ of ${first.studentName} ${open} is open. ${formatRupees(total)} would be kept as an advance, which the next fee takes or which can be refunded.`;
  });

/** New fees take what their students have paid over, soonest due first. */
export async function takeAdvances(
  tx: Tx,
  change: Change,
  fees: readonly { id: string; studentId: string }[],
): Promise<void> {
  const now = change.clock();
  const advances = await advancesOf(
    tx,
    fees.map(({ studentId }) => studentId),
  );
  const ids = fees.flatMap(({ id, studentId }) => ((advances.get(studentId) ?? 0) > 0 ? id : []));
  if (ids.length === 0) return;
  const owed = [...(await owedFees(tx, ids)).values()].filter(
    ({ open, payableBy }) => open > 0 && payableBy === 'student',
  );
  const moves: AdvanceMove[] = [];
  const sums = owed
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
    .flatMap(({ id, studentId, open, paid, label }) => {
      const advance = advances.get(studentId) ?? 0;
      const amount = Math.min(advance, open);
      if (amount <= 0) return [];
      advances.set(studentId, advance - amount);
      moves.push({ studentId, feeId: id, amount: -amount });
      return { id, paid: paid + amount, paidOn: indiaDate(now), studentId, label, before: paid };
    });
  await insertAdvances(tx, moves, now);
  await savePaidSums(tx, change, sums);
}

interface ChangedSum extends PaidSum {
  studentId: string;
  label: string;
  before: number;
}

/** No payment tells of it in the history: the fee does. */
async function savePaidSums(tx: Tx, { author, clock }: Change, sums: readonly ChangedSum[]) {
  await updatePaidSums(tx, sums);
  const audits = sums.map(({ studentId, label, before, paid }) => ({
    ...({ action: 'update', noun: 'fee', recordId: studentId, label } as const),
    before: { paid: before },
    after: { paid },
  }));
  await insertAudits(tx, author, audits, clock());
}

/**
 * Called where less is paid than before: what moved from the fee into the advance is the fee's again, up to `amount`.
 * @returns whole rupees
 */
export async function moveBack(tx: Tx, studentId: string, feeId: string, amount: number, now: Date) {
  const moved = Math.min(amount, (await movedOutOf(tx, [feeId])).get(feeId) ?? 0);
  if (moved <= 0) return 0;
  await insertAdvances(tx, [{ studentId, feeId, amount: -moved }], now);
  return moved;
}

/**
 * Called where an advance may have been taken or refunded that is not there any more: fees that have taken it are open again,
 * the latest first; what was refunded of it is owed, as a fee of its own.
 * @param why what the fee of its own is named after @param why.without a fee that is deleted next
 */
export async function settleAdvance(
  tx: Tx,
  change: Change,
  studentId: string,
  { reason, without }: { reason: string; without?: string },
): Promise<void> {
  const now = change.clock();
  const ids = await listFeeIds(tx, studentId);
  const taken = await movedOutOf(tx, ids);
  const gone = (without && taken.get(without)) || 0;
  let short = gone - ((await advancesOf(tx, [studentId])).get(studentId) ?? 0);
  if (short <= 0) return;
  if (without) taken.delete(without);
  const takers = ids.filter((id) => (taken.get(id) ?? 0) < 0).toReversed();
  const fees = await owedFees(tx, takers);
  const payments = Map.groupBy(await listValidPayments(tx, takers), ({ feeId }) => feeId);
  const moves: AdvanceMove[] = [];
  const sums = takers.flatMap((id) => {
    const amount = Math.min(short, -(taken.get(id) ?? 0));
    const fee = fees.get(id);
    if (amount <= 0 || !fee) return [];
    short -= amount;
    moves.push({ studentId, feeId: id, amount });
    const paid = fee.paid - amount;
    const paidOn = paid > 0 ? lastDay(payments.get(id) ?? [], fee.paidOn) : null;
    return { id, paid, paidOn, studentId, label: fee.label, before: fee.paid };
  });
  await savePaidSums(tx, change, sums);
  if (short > 0) {
    moves.push({ studentId, feeId: null, amount: short });
    const label = firstCharacters(`Refund to be paid back: ${reason}`, 120);
    await enterFee(tx, change, { studentId, label, amount: short });
  }
  await insertAdvances(tx, moves, now);
}

/** A fee that follows from what was done with money, due today. @returns its id */
export async function enterFee(
  tx: Tx,
  { author, clock }: Change,
  { studentId, label, amount }: { studentId: string; label: string; amount: number },
): Promise<string> {
  const fee = { label, amount, dueOn: indiaDate(clock()) };
  const [id = ''] = await insertFees(tx, [{ ...fee, studentId }]);
  const entry = { action: 'create', noun: 'fee', recordId: studentId, label } as const;
  await insertAudits(tx, author, [{ ...entry, after: { ...fee, paid: 0, paidOn: null } }], clock());
  return id;
}

/** The last day of the payments; `otherwise` where there are none. */
export function lastDay(payments: readonly Payment[], otherwise: string | null): string | null {
  const days = payments.map(({ paidOn }) => paidOn).sort();
  return days.at(-1) ?? otherwise;
}
