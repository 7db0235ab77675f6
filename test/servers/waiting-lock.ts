import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from '#server/db/driver/dialect.ts';
import type { Database, Tx } from '#server/db/schema.ts';

/** Until a request waits for a lock of an open transaction. SQLite has one connection: every other request waits. */
export async function untilOneWaits(db: Database): Promise<void> {
  await untilWaiting(db, 1, () => false);
}

async function untilWaiting(db: Database, count: number, isOver: () => boolean): Promise<void> {
  if (!isPostgres(db)) return;
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while (!isOver() && (await waiting.execute(db)).rows.length < count) await wait(5);
}

/**
 * Calls that meet: each has come to a lock, or ended, when the next one starts, and all have when what is held is let go.
 * @param hold takes a lock that the first call needs late, or makes a change that it must not overlook
 */
export async function meeting<A>(
  db: Database,
  hold: (tx: Tx) => Promise<unknown>,
  first: () => Promise<A>,
  ...others: (() => Promise<A>)[]
): Promise<[A, ...A[]]> {
  const started: Promise<A>[] = [];
  await db.transaction().execute(async (tx) => {
    await hold(tx);
    for (const call of [first, ...others]) {
      let hasEnded = false;
      const ended = () => {
        hasEnded = true;
      };
      const answer = call();
      answer.then(ended, ended);
      started.push(answer);
      await untilWaiting(db, started.length, () => hasEnded);
    }
  });
  return Promise.all(started) as Promise<[A, ...A[]]>; // as many as there were calls
}
