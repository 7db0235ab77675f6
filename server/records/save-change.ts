// A save without a difference is rolled back: no new version, no row in the audit log.
import type { Context } from '#server/context.ts';
import { type Change, differences, insertAudit } from '#server/db/office/audit-log.ts';
import type { Tx } from '#server/db/schema.ts';

class Unchanged extends Error {
  readonly record: unknown;
  constructor(record: unknown) {
    super('Nothing was changed');
    this.record = record;
  }
}

interface Saved<R> {
  before: R;
  after: R;
  entry: Omit<Change, 'action' | 'before' | 'after'>;
}

/**
 * One transaction with its audit row.
 * @param save locks, reads, writes and reads again
 * @param audited the part of the record that the audit log compares
 * @returns the record as it is then
 */
export async function saveChange<R extends object>(
  { db, author, clock }: Pick<Context<never>, 'db' | 'author' | 'clock'>,
  save: (tx: Tx) => Promise<Saved<R>>,
  audited: (record: R) => object,
  action: 'update' | 'photo' = 'update',
): Promise<R> {
  try {
    return await db.transaction().execute(async (tx) => {
      const { before, after, entry } = await save(tx);
      const compared = { before: audited(before), after: audited(after) };
      if (Object.keys(differences(compared.before, compared.after)).length === 0) throw new Unchanged(before);
      await insertAudit(tx, author, { action, ...entry, ...compared }, clock());
      return after;
    });
  } catch (error) {
    if (error instanceof Unchanged) return error.record as R; // thrown above
    throw error;
  }
}
