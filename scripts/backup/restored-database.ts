// What is done to a restored database before the server starts on it, the same on SQLite and PostgreSQL.
import { basename } from 'node:path';
import { commandLine } from '#server/auth/admins.ts';
import { type ConnectOptions, connect } from '#server/db/connect.ts';
import { countOf } from '#server/db/list-page.ts';
import { migrateFirst } from '#server/db/migrate.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import {
  type GivenNumbers,
  leaveOutGivenNumbers,
  readGivenNumbers,
} from '#server/rules/office/given-numbers.ts';
import type { Settings } from '#server/settings.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';

export interface RestoreOf {
  settings: Settings;
  backup: string;
  now: Date;
  /** Nothing was entered after the backup. */
  isComplete: boolean;
}

async function using<T>(options: ConnectOptions, work: (db: Database) => Promise<T>): Promise<T> {
  const db = connect(options);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Of the database that will be replaced; undefined where there is none, or it cannot be read, or is of an earlier version. */
export async function readReplaced(options: ConnectOptions, { settings, now }: RestoreOf) {
  const moments = [now, new Date(now.getTime() - 365 * dayMilliseconds)];
  return using(options, (db) => readGivenNumbers(db, settings.college.shortName, moments)).catch(
    () => undefined,
  );
}

/**
 * Brings it to this version, ends all sessions and unused invites (some were ended after the backup was made), leaves out the
 * numbers that were given since, and notes the restore in the audit log.
 * @returns what to tell the person who restores
 */
export async function takeIntoUse(
  options: ConnectOptions,
  { settings, backup, now, isComplete }: RestoreOf,
  replaced: GivenNumbers | undefined,
): Promise<string> {
  await migrateFirst(options);
  return using(options, async (db) => {
    const numbers = await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('sessions').execute();
      await tx.deleteFrom('invites').where('used_at', 'is', null).execute();
      const prefix = settings.college.shortName;
      const leftOut = await leaveOutGivenNumbers(tx, { prefix, now, replaced, isComplete });
      const change = { action: 'restore', noun: 'settings', recordId: 'college' } as const;
      const after = leftOut ? { numbers: leftOut } : {};
      await insertAudit(tx, commandLine, { ...change, label: basename(backup), after }, now);
      return leftOut;
    });
    const count = await countOf(db.selectFrom('students').select('id'));
    const students = `Restored ${basename(backup)} with ${count} students. All users sign in again.`;
    return [students, numbers].filter(Boolean).join(' ');
  });
}
