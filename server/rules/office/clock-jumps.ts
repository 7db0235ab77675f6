// A clock that jumps ahead would make everything old at once: nothing is deleted by age until an admin says that it is right.

import type { Context } from '#server/context.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { findClockSeen, saveClockSeen } from '#server/db/office/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { conflict } from '#server/errors.ts';
import { formatDate, indiaDate } from '#shared/kit/format.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';

/** While the server runs, housekeeping looks every hour: only a server that was off for so long has to ask without need. */
const longestPause = 2 * dayMilliseconds;

/** @returns the last time before the jump; undefined where there is none */
export async function findClockJump(db: Database, now: Date): Promise<string | undefined> {
  const seen = await findClockSeen(db);
  return seen && now.getTime() - Date.parse(seen) > longestPause ? seen : undefined;
}

/** @param today the day that the admin was shown. @throws 409 where it is another one now */
export async function confirmClock(
  { db, author, clock }: Pick<Context<never>, 'db' | 'author' | 'clock'>,
  today: string,
): Promise<void> {
  const now = clock();
  if (indiaDate(now) !== today)
    throw conflict(`It is ${formatDate(indiaDate(now))} by the clock of the server now.`, 'today');
  await db.transaction().execute(async (tx) => {
    const seen = await findClockSeen(tx);
    await saveClockSeen(tx, now);
    const change = { action: 'update', noun: 'settings', recordId: 'clock', label: '' } as const;
    const days = { before: { date: seen && indiaDate(new Date(seen)) }, after: { date: today } };
    await insertAudit(tx, author, { ...change, ...days }, now);
  });
}
