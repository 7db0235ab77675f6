import { isoAfter } from '#server/clock.ts';
import { nextId } from '#server/db/ids.ts';
import { camelCased } from '#server/db/row-names.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import type { Approval } from '#shared/office/approvals.ts';

type Row = Schema['approvals'];

const shownFor = 7 * 86_400_000;

/** Those that wait, oldest first, then what others decided lately of what the account asked for. @param mayApprove sees what others ask for */
export async function listApprovals(
  db: Database,
  { accountId, mayApprove, now }: { accountId: string; mayApprove: boolean; now: Date },
): Promise<Approval[]> {
  const rows = await db
    .selectFrom('approvals')
    .selectAll()
    .where((where) =>
      where.or([
        ...(mayApprove ? [where('state', '=', 'waiting')] : []),
        where.and({ account_id: accountId, state: 'waiting' }),
        where.and([
          where('account_id', '=', accountId),
          where('decided_at', '>', isoAfter(now, -shownFor)),
          where('decided_by', '!=', where.ref('asked_by')),
        ]),
      ]),
    )
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows
    .map(({ account_id, call: _, call_key: __, record_id: ___, ...row }) => ({
      ...camelCased(row),
      isOwn: account_id === accountId,
    }))
    .toSorted((a, b) => Number(a.state !== 'waiting') - Number(b.state !== 'waiting'));
}

/** @returns the id; undefined where the same call waits already */
export async function insertApproval(
  tx: Tx,
  row: Omit<Row, 'id' | 'state' | 'decided_by' | 'decided_at' | 'decided_reason'>,
): Promise<string | undefined> {
  const open = { state: 'waiting', decided_by: null, decided_at: null, decided_reason: '' } as const;
  const inserted = await tx
    .insertInto('approvals')
    .values({ id: nextId(), ...row, ...open })
    .onConflict((found) => found.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The second of two who decide at the same time waits for the first, and finds nothing. @returns what was decided */
export async function decideApproval(
  tx: Tx,
  id: string,
  { state, by, reason, now }: { state: 'approved' | 'declined'; by: string; reason: string; now: Date },
): Promise<Row | undefined> {
  return tx
    .updateTable('approvals')
    .set({ state, decided_by: by, decided_at: now.toISOString(), decided_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}
