// The last time at which the clock was known to be right.
import type { Database, Tx } from '#server/db/schema.ts';

/** The last housekeeping; before the first one the newest entry of the audit log; undefined in a new college. */
export async function findClockSeen(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('clock').select('seen_at as at').executeTakeFirst();
  const newest = db.selectFrom('audit_log').select('at').orderBy('id', 'desc').limit(1);
  return (row ?? (await newest.executeTakeFirst()))?.at;
}

/** A clock that was set back, or is still wrong after the start, changes nothing. */
export async function saveClockSeen(db: Database | Tx, at: Date): Promise<void> {
  const seen_at = at.toISOString();
  await db
    .insertInto('clock')
    .values({ id: 1, seen_at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ seen_at }).where('clock.seen_at', '<', seen_at),
    )
    .execute();
}
