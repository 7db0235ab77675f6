// Create, update, delete and restore of a record: one transaction with its audit row, 404, 409, 412.

import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/driver/dialect.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { insertDeletedRecord, restoreRows, takeDeletedRecord } from '#server/db/office/deleted-records.ts';
import { camelName } from '#server/db/row-names.ts';
import { deleteRows } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { ApiError, changedMeanwhile, orNotFound } from '#server/errors.ts';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import { type DeletedNoun, inSentence, recordType, recordTypes } from '#shared/kit/record-types.ts';
import { saveChange } from './save-change.ts';

interface RecordChangesOf<R> {
  noun: DeletedNoun;
  /** How the list of deleted records names it, where it has no title in the table of record types. */
  label?: (record: R) => string;
  /** The record as a save answers it and as the audit log compares it. */
  find: (db: Database, id: string) => Promise<R | undefined>;
  /** The part of the record that the audit log keeps; the whole record without it. */
  audited?: (record: R) => object;
  /** Whose history shows the change, and the label of the entry there; without it the record's own. */
  entry?: (record: R, before?: R) => { recordId: string; label: string };
  /** Without it the record itself is locked before a change. */
  lock?: (tx: Tx, id: string) => Promise<void>;
  /** Refuses a restore, e.g. where a record that this one belongs to was deleted too. */
  restoring?: (tx: Tx, kept: Parameters<typeof restoreRows>[1]) => Promise<void>;
  /** The refusal of a restore where a record that this one belongs to was deleted too. */
  lost?: string;
  /** The refusal where a unique value (an email, a code) is taken. */
  duplicate?: (error: unknown) => ApiError;
  /** Refuses another spelling of what another record has, which no index of the table knows; `before` is none of a new or restored one. */
  refuseSame?: (tx: Tx, after: R, before?: R) => Promise<void>;
  /** What else is written when the record is restored, in its transaction. */
  restored?: (tx: Tx, change: AskingChange, record: R) => Promise<void>;
}

/** The part of a context that a change needs. */
type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings' | 'ifMatch' | 'approve'>;

type AskingChange = Change & Pick<Context<never>, 'ask'>;

export type RecordChanges<R extends { id: string; version?: number }> = ReturnType<typeof recordChanges<R>>;

export function recordChanges<R extends { id: string; version?: number }>(type: RecordChangesOf<R>) {
  const { noun, audited = (record) => record } = type;
  const { name, table } = recordTypes[noun];
  const {
    label = (record: R) => titleOf(noun, record),
    lock = (tx: Tx, id: string) => lockRecord(tx, noun, id),
  } = type;
  const entryOf = (record: R, recordId: string, before?: R) => ({
    noun,
    recordId,
    ...type.entry?.(record, before),
  });

  /** @throws 404 */
  const existing = async (db: Database, id: string): Promise<R> => orNotFound(await type.find(db, id), name);

  /** Turns a violated unique constraint into an error that names the field. */
  const saving = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw type.duplicate && isUniqueViolation(error) ? type.duplicate(error) : error;
    }
  };

  return {
    label,
    existing,

    /** @param insert returns the id */
    create: ({ db, author, clock }: Change, insert: (tx: Tx) => Promise<string>): Promise<R> =>
      saving(() =>
        db.transaction().execute(async (tx) => {
          const recordId = await insert(tx);
          const after = await existing(tx, recordId);
          await type.refuseSame?.(tx, after);
          const change = { action: 'create', ...entryOf(after, recordId), after: audited(after) } as const;
          await insertAudit(tx, author, change, clock());
          return after;
        }),
      ),

    /** @param update gets the version it may change, returns whether it changed the record. A save without a difference makes no audit row. */
    update: (
      change: Change,
      recordId: string,
      update: (tx: Tx, before: R, version: number | undefined) => Promise<boolean>,
      action?: 'update' | 'photo',
    ): Promise<R> =>
      saving(() =>
        saveChange(
          change,
          async (tx) => {
            await lock(tx, recordId);
            const before = await existing(tx, recordId);
            if (!(await update(tx, before, change.ifMatch))) throw changedMeanwhile();
            const after = await existing(tx, recordId);
            await type.refuseSame?.(tx, after, before);
            return { before, after, entry: entryOf(after, recordId, before) };
          },
          audited,
          action,
        ),
      ),

    /** @param removing what is done or refused before the row is deleted */
    remove: async (
      { db, author, clock }: Change,
      recordId: string,
      removing?: (tx: Tx, before: R) => Promise<unknown>,
    ): Promise<void> => {
      await db.transaction().execute(async (tx) => {
        await lock(tx, recordId);
        const before = await existing(tx, recordId);
        const kept = { noun, recordId, label: label(before) };
        await insertDeletedRecord(tx, { ...kept, deletedBy: author.accountId, now: clock() });
        await removing?.(tx, before);
        await deleteRows(tx, table, [recordId]);
        const change = { action: 'delete', ...entryOf(before, recordId), before: audited(before) } as const;
        await insertAudit(tx, author, change, clock());
      });
    },

    restore: (change: AskingChange, recordId: string): Promise<R> =>
      saving(() =>
        change.db.transaction().execute(async (tx) => {
          const rows = orNotFound(await takeDeletedRecord(tx, noun, recordId), `Deleted ${inSentence(noun)}`);
          await type.restoring?.(tx, rows);
          if (await type.find(tx, recordId)) throw new ApiError(409, `${name} is there already`);
          await restoreRows(tx, rows);
          const { author, clock } = change;
          const after = await type.find(tx, recordId);
          if (!after) throw new ApiError(409, type.lost ?? `${name} cannot be restored`);
          await type.restored?.(tx, change, after);
          await type.refuseSame?.(tx, after);
          const entry = { action: 'restore', ...entryOf(after, recordId), after: audited(after) } as const;
          await insertAudit(tx, author, entry, clock());
          return after;
        }),
      ),
  };
}

function titleOf(noun: DeletedNoun, record: object): string {
  const { columns = [], between = ' ' } = recordType(noun).titled ?? {};
  return columns
    .map((column) => valueAt(record, camelName(column)))
    .join(between)
    .trim();
}
