// A change of what the college has set: one transaction with its audit row, 412.

import type { Context } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { changedMeanwhile } from '#server/errors.ts';
import { saveChange } from '#server/records/save-change.ts';

interface SettingsChange<S> {
  recordId: string;
  label?: string;
  /** Changes of the timetable hold the lock of that name: they must not run while the settings change. */
  lock: 'settings' | 'timetable';
  read: (db: Database) => Promise<S>;
  save: (tx: Tx, before: S) => Promise<unknown>;
  /** In words for the audit log: lists of objects would be unreadable there. */
  audited?: (settings: S) => object;
}

type Changing = Pick<Context<never>, 'db' | 'author' | 'clock' | 'ifMatch'>;

export function changeSettings<S extends { version: number }>(
  change: Changing,
  { recordId, label = '', lock, read, save, audited = (settings) => settings }: SettingsChange<S>,
): Promise<S> {
  const { ifMatch: version } = change;
  const entry = { noun: 'settings', recordId, label } as const;
  const saved = async (tx: Tx) => {
    await lockUntilCommit(tx, lock);
    const before = await read(tx);
    if (version !== undefined && version !== before.version) throw changedMeanwhile();
    await save(tx, before);
    return { before, after: await read(tx), entry };
  };
  return saveChange(change, saved, audited);
}
