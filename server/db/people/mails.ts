// The emails that are still to be sent. The state of one to a reader is the reader's (messages.ts).
import { sql } from 'kysely';
import { isoAfter } from '#server/clock.ts';
import { nextId } from '#server/db/ids.ts';
import { deleteWhere, insertRows, updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';

const minute = 60_000;
/** After each try that failed. */
const waits = [minute, 5 * minute, 30 * minute];

/** Of its two ids one is set. */
export interface DueMail {
  id: string;
  readerId: string | null;
  accountId: string | null;
  isLastTry: boolean;
}

const queued = { account_id: null, reader_id: null, tries: 0 };

export async function insertMails(tx: Tx, readerIds: readonly string[], now: Date): Promise<void> {
  const due_at = now.toISOString();
  const rows = readerIds.map((reader_id) => ({ ...queued, id: nextId(), reader_id, due_at }));
  await insertRows(tx, 'mails', rows);
}

/** A link to choose another password. Asked again before it went, it is as new. */
export async function saveResetMail(tx: Tx, account_id: string, now: Date): Promise<void> {
  const again = { tries: 0, due_at: now.toISOString() };
  await tx
    .insertInto('mails')
    .values({ ...queued, id: nextId(), account_id, ...again })
    .onConflict((known) => known.column('account_id').doUpdateSet(again))
    .execute();
}

/**
 * The next email that is due; whoever waits for a link goes before readers. Until its next try no other process gets it, and
 * then it is due again unless it was deleted: one that a stopped server was sending is not lost.
 */
export async function claimMail(db: Database, now: Date): Promise<DueMail | undefined> {
  const due = (await nextDue(db, 'account_id', now)) ?? (await nextDue(db, 'reader_id', now));
  if (!due) return undefined;
  const tries = due.tries + 1;
  const due_at = isoAfter(now, waits[due.tries] ?? waits.at(-1) ?? 0);
  const changed = await updateWhere(db, 'mails', { id: due.id, due_at: due.due_at }, { tries, due_at });
  // Another process has taken it.
  if (changed === 0) return claimMail(db, now);
  const { id, reader_id: readerId, account_id: accountId } = due;
  return { id, readerId, accountId, isLastTry: tries > waits.length };
}

const nextDue = (db: Database, owner: 'account_id' | 'reader_id', now: Date) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where(owner, 'is not', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export async function countMails(db: Database): Promise<{ waiting: number; notTaken: number }> {
  const { waiting, tried } = await db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.countAll().as('waiting'),
      fn.sum(sql`case when tries > 0 then 1 else 0 end`).as('tried'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), notTaken: Number(tried) };
}

export async function deleteMail(tx: Tx, id: string): Promise<void> {
  await deleteWhere(tx, 'mails', { id });
}
