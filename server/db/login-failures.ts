import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** The end of the latest block on any of the keys; undefined where none is blocked. */
export async function findBlock(db: Database, keys: string[], now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('login_failures')
    .select((select) => select.fn.max('blocked_until').as('until'))
    .where('key', 'in', keys)
    .where('blocked_until', '>', now.toISOString())
    .executeTakeFirst();
  return row?.until ?? undefined;
}

/**
 * Counts one more failure, in one statement; in a transaction, parallel tries then wait for each other.
 * @returns the count in this window, and the end of the latest block ('' for none yet)
 */
export async function countFailure(
  db: Database,
  key: string,
  now: Date,
  windowStart: string,
): Promise<{ failures: number; blockedUntil: string }> {
  return db
    .insertInto('login_failures')
    .values({ key, failures: 1, window_started_at: now.toISOString(), blocked_until: '' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`case when login_failures.window_started_at < ${windowStart} then 1 else login_failures.failures + 1 end`,
        window_started_at: sql<string>`case when login_failures.window_started_at < ${windowStart} then ${now.toISOString()} else login_failures.window_started_at end`,
      }),
    )
    .returning(['failures', 'blocked_until as blockedUntil'])
    .executeTakeFirstOrThrow();
}

export async function blockLogin(db: Database, key: string, until: string): Promise<void> {
  await db.updateTable('login_failures').set({ blocked_until: until }).where('key', '=', key).execute();
}

export async function deleteFailures(db: Database, key: string): Promise<void> {
  await db.deleteFrom('login_failures').where('key', '=', key).execute();
}

export async function deleteOldFailures(db: Database, before: string): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('window_started_at', '<', before)
    .where('blocked_until', '<', before)
    .execute();
}
