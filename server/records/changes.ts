// Create, update, delete and restore of a record: one transaction with its audit row, If-Match, ETag, 404, 409, 412.

import { isUniqueViolation } from '#server/db/driver/dialect.ts';
import { inSharedCommit } from '#server/db/driver/shared-commit.ts';
import { lockRecord } from '#server/db/locks.ts';
import { type AuditNoun, insertAudit } from '#server/db/office/audit-log.ts';
import { insertDeletedRecord, restoreRows, takeDeletedRecord } from '#server/db/office/deleted-records.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { ApiError, changedMeanwhile, notFound } from '#server/errors.ts';
import type { Context } from '#server/http/context.ts';
import { readIfMatch, tagVersion } from '#server/http/if-match.ts';
import type { DeletedNoun } from '#shared/office/deleted-records.ts';
import { refuseUnchanged, unlessUnchanged } from './unchanged.ts';

interface RecordType<R> {
  noun: AuditNoun & DeletedNoun;
  /** How a refusal names it: 'Student not found'. */
  name: string;
  /** How the list of deleted records names it. */
  label: (record: R) => string;
  /** The record as a save answers it and as the audit log compares it. */
  find: (db: Database, id: string) => Promise<R | undefined>;
  /** The part of the record that the audit log keeps; the whole record without it. */
  audited?: (record: R) => object;
  /** Whose history shows the change, and the label of the entry there; without it the record's own. */
  entry?: (record: R) => { recordId: string; label: string };
  /** The refusal of a restore where a record that this one belongs to was deleted too. */
  lost?: string;
  /** The refusal where a unique value (an e-mail, a code) is taken. */
  duplicate?: (error: unknown) => ApiError;
  /** What else is written when the record is restored, in its transaction. */
  restored?: (tx: Tx, change: Change, id: string) => Promise<void>;
}

/** The part of a context that a change needs. */
type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings' | 'request' | 'reply'>;

export interface RecordChanges<R> {
  label: (record: R) => string;
  /** @throws 404 */
  existing: (db: Database, id: string) => Promise<R>;
  /** @param insert returns the id */
  create: (change: Change, insert: (tx: Tx) => Promise<string>) => Promise<R>;
  /** @param update gets the version it may change, returns whether it changed the record. A save without a difference makes no audit row. */
  update: (
    change: Change,
    id: string,
    update: (tx: Tx, before: R, version: number | undefined) => Promise<boolean>,
    action?: 'update' | 'photo',
  ) => Promise<R>;
  remove: (change: Change, id: string, remove: (tx: Tx, before: R) => Promise<void>) => Promise<void>;
  restore: (change: Change, id: string) => Promise<R>;
}

export function recordChanges<R extends { id: string; version?: number }>(
  recordType: RecordType<R>,
): RecordChanges<R> {
  const { noun, audited = (record) => record } = recordType;
  const entryOf = (record: R, recordId: string) => ({ noun, recordId, ...recordType.entry?.(record) });
  const tag = (reply: Change['reply'], { version }: R) => {
    if (version !== undefined) tagVersion(reply, { version });
  };

  const existing = async (db: Database, id: string): Promise<R> => {
    const record = await recordType.find(db, id);
    if (!record) throw notFound(recordType.name);
    return record;
  };

  /** Turns a violated unique constraint into an error that names the field. */
  const saving = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw recordType.duplicate && isUniqueViolation(error) ? recordType.duplicate(error) : error;
    }
  };

  return {
    label: recordType.label,
    existing,

    create: async ({ db, author, clock, reply }, insert) => {
      const record = await saving(() =>
        inSharedCommit(db, async (tx) => {
          const recordId = await insert(tx);
          const after = await existing(tx, recordId);
          const change = { action: 'create', ...entryOf(after, recordId), after: audited(after) } as const;
          await insertAudit(tx, author, change, clock());
          return after;
        }),
      );
      tag(reply, record);
      return record;
    },

    update: async ({ db, author, clock, request, reply }, recordId, update, action = 'update') => {
      const version = readIfMatch(request);
      const save = async (tx: Tx) => {
        await lockRecord(tx, noun, recordId);
        const before = await existing(tx, recordId);
        if (!(await update(tx, before, version))) throw changedMeanwhile();
        const after = await existing(tx, recordId);
        const compared = { before: audited(before), after: audited(after) };
        refuseUnchanged(before, compared);
        await insertAudit(tx, author, { action, ...entryOf(after, recordId), ...compared }, clock());
        return after;
      };
      const record = await saving(() => unlessUnchanged(() => inSharedCommit(db, save)));
      tag(reply, record);
      return record;
    },

    remove: async ({ db, author, clock }, recordId, remove) => {
      await inSharedCommit(db, async (tx) => {
        await lockRecord(tx, noun, recordId);
        const before = await existing(tx, recordId);
        const kept = { noun, recordId, label: recordType.label(before) };
        await insertDeletedRecord(tx, { ...kept, deletedBy: author.accountId, now: clock() });
        await remove(tx, before);
        const change = { action: 'delete', ...entryOf(before, recordId), before: audited(before) } as const;
        await insertAudit(tx, author, change, clock());
      });
    },

    restore: async (change, recordId) =>
      saving(() =>
        inSharedCommit(change.db, async (tx) => {
          const rows = await takeDeletedRecord(tx, noun, recordId);
          if (!rows) throw notFound(`Deleted ${recordType.name.toLowerCase()}`);
          if (await recordType.find(tx, recordId))
            throw new ApiError(409, `${recordType.name} is there already`);
          await restoreRows(tx, rows);
          await recordType.restored?.(tx, change, recordId);
          const { author, clock } = change;
          const after = await recordType.find(tx, recordId);
          if (!after) throw new ApiError(409, recordType.lost ?? `${recordType.name} cannot be restored`);
          const entry = { action: 'restore', ...entryOf(after, recordId), after: audited(after) } as const;
          await insertAudit(tx, author, entry, clock());
          return after;
        }),
      ),
  };
}
