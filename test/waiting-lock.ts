import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from '#server/db/driver/dialect.ts';
import type { Database } from '#server/db/schema.ts';

/** Until a request waits for a lock of an open transaction. SQLite has one connection: every other request waits. */
export async function untilOneWaits(db: Database): Promise<void> {
  if (!isPostgres(db)) return;
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await waiting.execute(db)).rows.length === 0) await wait(5);
}
