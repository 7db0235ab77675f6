// On SQLite a commit costs more than what it commits: the disk has to confirm it. Calls that come at the same time share one.
import { setImmediate as nextRound } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/schema.ts';
import { isPostgres } from './dialect.ts';

interface Waiting {
  db: Database;
  work: (tx: Tx) => Promise<unknown>;
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
}

/** By the adapter of the database: each request has a Kysely of its own around it. */
const queues = new WeakMap<object, Waiting[]>();

/** A commit is not put off longer than so many works take. */
const mostTogether = 50;

/**
 * Like `db.transaction().execute(work)`, for frequent small writes. The works of one commit run one after the other, each in a
 * savepoint: one that fails is undone alone. An answer comes after the commit, so what was acknowledged survives a power cut.
 */
export async function inSharedCommit<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isPostgres(db)) return db.transaction().execute(work);
  return new Promise<T>((resolve, reject) => {
    const waiting = { db, work, resolve, reject } as Waiting; // `resolve` gets what its own `work` returned
    const { adapter } = db.getExecutor();
    const queue = queues.get(adapter);
    if (queue) return void queue.push(waiting);
    const started = [waiting];
    queues.set(adapter, started);
    void empty(adapter, started);
  });
}

async function empty(adapter: object, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) {
    // SQLite answers synchronously: only in this pause the other requests that have arrived reach the queue.
    await nextRound();
    await commitTogether(queue.splice(0, mostTogether));
  }
  queues.delete(adapter);
}

async function commitTogether(works: readonly Waiting[]): Promise<void> {
  const [first] = works;
  if (!first) return;
  const answers: (() => void)[] = [];
  try {
    // Without the time limit of the first request, which is not that of the others.
    await first.db
      .withoutPlugins()
      .transaction()
      .execute(async (tx) => {
        for (const work of works) answers.push(await inSavepoint(tx, work));
      });
  } catch (error) {
    for (const { reject } of works) reject(error);
    return;
  }
  for (const answer of answers) answer();
}

/** @returns the answer, to be given after the commit */
async function inSavepoint(tx: Tx, { db, work, resolve, reject }: Waiting): Promise<() => void> {
  await sql`savepoint one`.execute(tx);
  try {
    const limited = db.getExecutor().plugins.reduce((view, plugin) => view.withPlugin(plugin), tx);
    const answer = await work(limited);
    await sql`release one`.execute(tx);
    return () => resolve(answer as never); // see inSharedCommit
  } catch (error) {
    try {
      await sql`rollback to one`.execute(tx);
      await sql`release one`.execute(tx);
    } catch {
      // On a full disk SQLite has rolled back the whole transaction by itself: all its works fail, with this error.
      throw error;
    }
    return () => reject(error);
  }
}
