// A raise: fees that are entered together, and undone as a whole.

import type { Context } from '#server/context.ts';
import { nextId } from '#server/db/ids.ts';
import * as plans from '#server/db/money/fee-plans.ts';
import { insertFees } from '#server/db/money/fees.ts';
import { insertAudits } from '#server/db/office/audit-log.ts';
import type { Tx } from '#server/db/schema.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { amountOf } from '#shared/kit/sums.ts';
import type { FeeHead, FeePlan } from '#shared/money/plans/fee-plans.ts';

/** 'Second year, management, 2026-2027' */
export function planInWords({ academicYear, year, quota }: Pick<FeePlan, 'academicYear' | 'year' | 'quota'>) {
  return [`${yearLabels[year]} year`, quota, academicYear].filter(Boolean).join(', ');
}

export const idsOfStudents = (rows: readonly { studentId: string }[]) => [
  ...new Set(rows.map(({ studentId }) => studentId)),
];

/** Enters the fees as one raise, with their history. */
export async function enterRaise(
  tx: Tx,
  { author, clock }: Pick<Context<never>, 'author' | 'clock'>,
  { name, academicYear }: { name: string; academicYear: string | null },
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
