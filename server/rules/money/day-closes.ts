// The cash desk is closed per day. What is entered shares the lock that closing takes, so that no payment comes in between.

import type { Context } from '#server/context.ts';
import { lockUntilCommit, shareLockUntilCommit } from '#server/db/driver/dialect.ts';
import { findLastClosedDay, insertDayClose } from '#server/db/money/day-closes.ts';
import { sumPayments } from '#server/db/money/payments.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError, invalid } from '#server/errors.ts';
import { refuseDayToCome } from '#server/rules/teaching/days-to-come.ts';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { amountOf } from '#shared/kit/sums.ts';
import type { DayClose, DayCloseInput } from '#shared/money/cash-desk/day-closes.ts';

const lock = 'day closes';

function refuseClosed(last: string | undefined, days: readonly string[], field: string): void {
  const day = last && days.find((day) => day <= last);
  if (!last || !day) return;
  const sentence = `The cash desk is closed for ${formatDate(last)}: nothing can be entered for ${day === last ? 'this day' : formatDate(day)} any more.`;
  throw new ApiError(409, sentence, { fields: { [field]: sentence }, details: { day: last } });
}

/** @throws 409 with the closed day where something is entered for one of the days that are closed */
export async function refuseClosedDays(tx: Tx, days: readonly string[], field = 'paidOn'): Promise<void> {
  await shareLockUntilCommit(tx, lock);
  refuseClosed(await findLastClosedDay(tx), days, field);
}

/** @throws 409 for a day that is not after the last closed one, 400 where the cash differs without a reason */
export async function closeDay(
  { db, author, clock }: Pick<Context<never>, 'db' | 'author' | 'clock'>,
  { day, counted, reason }: DayCloseInput,
): Promise<DayClose> {
  const now = clock();
  refuseDayToCome('day', day, now);
  return db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, lock);
    refuseClosed(await findLastClosedDay(tx), [day], 'day');
    const sums = await sumPayments(tx, { from: day, to: day, mode: 'cash', pageSize: 25 });
    const booked = amountOf(sums);
    if (counted !== booked && !reason)
      throw invalid(
        `${formatRupees(booked)} of cash is booked, ${formatRupees(counted)} counted: say why they differ.`,
        'reason',
      );
    const close = { day, booked, counted, reason, closedAt: now.toISOString(), closedBy: author.label };
    const made = await insertDayClose(tx, close);
    const entry = { action: 'create', noun: 'day-close', recordId: made.id, label: formatDate(day) } as const;
    await insertAudit(tx, author, { ...entry, after: close }, now);
    return made;
  });
}
