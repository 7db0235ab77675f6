import { sql } from 'kysely';
import { isoAfter } from '#server/clock.ts';
import { deleteWhere, updateWhere } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';

/** The blocked keys among these, and the end of each block. */
export async function listBlocks(
  db: Database,
  keys: string[],
  now: Date,
): Promise<{ key: string; until: string }[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('login_failures')
    .select(['key', 'blocked_until as until'])
    .where('key', 'in', keys)
    .where('blocked_until', '>', now.toISOString())
    .execute();
}

/**
 * Counts a failure in one statement, so that in a transaction parallel attempts wait for each other.
 * @param window how long failures count, in milliseconds
 * @returns the count in this window, its begin, and the end of the latest block ('' for none yet)
 */
export async function countFailure(
  db: Database,
  key: string,
  now: Date,
  window: number,
): Promise<{ failures: number; since: string; blockedUntil: string }> {
  // A window that starts in the future was written before the server's clock was set back.
  const isPast = sql<boolean>`login_failures.window_started_at < ${isoAfter(now, -window)}
    or login_failures.window_started_at > ${isoAfter(now, window)}`;
  return db
    .insertInto('login_failures')
    .values({ key, failures: 1, window_started_at: now.toISOString(), blocked_until: '' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`case when ${isPast} then 1 else login_failures.failures + 1 end`,
        window_started_at: sql<string>`case when ${isPast} then ${now.toISOString()} else login_failures.window_started_at end`,
      }),
    )
    .returning(['failures', 'window_started_at as since', 'blocked_until as blockedUntil'])
    .executeTakeFirstOrThrow();
}

/** How often something may happen within so many milliseconds. */
export interface Limit {
  most: number;
  window: number;
}

/** Counts one more, of whatever has a limit. @returns the seconds to wait where there were `most` already, else 0 */
export async function countWithin(db: Database, key: string, { most, window }: Limit, now: Date) {
  const { failures, since } = await countFailure(db, key, now, window);
  const left = Date.parse(since) + window - now.getTime();
  return failures > most ? Math.max(1, Math.ceil(left / 1000)) : 0;
}

const notesPerDay = { most: 100, window: 24 * 3_600_000 };

/**
 * Counts a note of an account about itself: with a session or a password a script could fill the audit log with calendar links,
 * saved views or log-ins. Each kind has a count of its own: who has a stolen session cannot use up the change of the password.
 * @param about the account; for log-ins with unknown names the network
 * @returns the seconds to wait where the day's notes of this kind are used up, else 0
 */
export async function countNote(db: Database, kind: string, about: string, now: Date): Promise<number> {
  return countWithin(db, `notes:${kind}:${about}`, notesPerDay, now);
}

export async function blockLogin(db: Database, key: string, until: string): Promise<void> {
  await updateWhere(db, 'login_failures', { key }, { blocked_until: until });
}

/** Moves the end of a block to an earlier time; an even earlier end set by another attempt is kept. */
export async function shortenBlock(db: Database, key: string, until: string): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({ blocked_until: until })
    .where('key', '=', key)
    .where('blocked_until', '>', until)
    .execute();
}

/** @param block the block that the same attempt has set; '' for none */
export async function takeBackFailure(db: Database, key: string, block: string): Promise<void> {
  await db
    .updateTable('login_failures')
    .set({
      failures: sql<number>`failures - 1`,
      blocked_until: sql<string>`case when blocked_until = ${block} then '' else blocked_until end`,
    })
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}

export async function deleteFailures(db: Database, key: string): Promise<void> {
  await deleteWhere(db, 'login_failures', { key });
}

export async function deleteOldFailures(db: Database, before: string): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('window_started_at', '<', before)
    .where('blocked_until', '<', before)
    .execute();
}
