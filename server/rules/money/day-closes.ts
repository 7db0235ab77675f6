// The cash desk is closed per day. What is entered shares the lock that closing takes, so that no payment comes in between.

import { shareLockUntilCommit } from '#server/db/driver/dialect.ts';
import { findLastClosedDay } from '#server/db/money/day-closes.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { formatDate } from '#shared/kit/format.ts';

export const closing = 'day closes';

export function refuseClosed(last: string | undefined, days: readonly string[], field: string): void {
  const day = last && days.find((day) => day <= last);
  if (!last || !day) return;
  const sentence = `The cash desk is closed for ${formatDate(last)}: nothing can be entered for ${day === last ? 'this day' : formatDate(day)} any more.`;
  throw new ApiError(409, sentence, { fields: { [field]: sentence }, details: { day: last } });
}

/** @throws 409 with the closed day where something is entered for one of the days that are closed */
export async function refuseClosedDays(tx: Tx, days: readonly string[], field = 'paidOn'): Promise<void> {
  await shareLockUntilCommit(tx, closing);
  refuseClosed(await findLastClosedDay(tx), days, field);
}
