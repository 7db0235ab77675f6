// The version of all dues, counted by triggers: see migration 0024. On PostgreSQL it is a sum of rows.
import { sql } from 'kysely';
import { isPostgres } from '#server/db/driver/dialect.ts';
import type { Database } from '#server/db/schema.ts';

async function readVersion(db: Database): Promise<number> {
  const { rows } = await sql<{
    version: number | string;
  }>`select sum(change) as version from dues_version`.execute(db);
  return Number(rows[0]?.version ?? 0);
}

/** Merges the rows into one. Two processes may do this at the same time: each takes the rows that the other has not locked. */
export async function foldDuesVersion(db: Database): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`
    with taken as (delete from dues_version returning change)
    insert into dues_version select sum(change) from taken having count(*) > 0`.execute(db);
}

/** The most answers that are kept: a filter each, and every text of the search box. */
const mostKept = 200;

interface Kept {
  version: number;
  answers: Map<string, unknown>;
}
/** The key is the database's adapter: all requests share it, while each has a Kysely object of its own. */
const keptOf = new WeakMap<object, Kept>();

/**
 * Answers what an earlier call with this key computed, as long as no fee has changed since. The version is read first: an
 * answer is never older than the version it is kept under.
 */
export async function whileDuesStay<T>(db: Database, key: string, compute: () => Promise<T>): Promise<T> {
  const version = await readVersion(db);
  const { adapter } = db.getExecutor();
  let kept = keptOf.get(adapter);
  if (kept?.version !== version) {
    kept = { version, answers: new Map() };
    keptOf.set(adapter, kept);
  }
  if (kept.answers.has(key)) return kept.answers.get(key) as T; // a key belongs to one query
  const answer = await compute();
  if (kept.answers.size >= mostKept) kept.answers.clear();
  kept.answers.set(key, answer);
  return answer;
}
