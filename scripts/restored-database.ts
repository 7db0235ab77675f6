// What is done to a restored database before the server starts on it, the same on SQLite and PostgreSQL.
import { basename } from 'node:path';
import { commandLine } from '#server/auth/admins.ts';
import { type ConnectOptions, connect } from '#server/db/connect.ts';
import { migrateFirst } from '#server/db/migrate.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { countStudents } from '#server/db/people/student-count.ts';

/**
 * Brings it to this version, ends all sessions and unused invites (some were ended after the backup was made), and notes the
 * restore in the audit log.
 * @returns the number of students
 */
export async function takeIntoUse(options: ConnectOptions, backup: string): Promise<number> {
  await migrateFirst(options);
  const db = connect(options);
  try {
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('sessions').execute();
      await tx.deleteFrom('invites').where('used_at', 'is', null).execute();
      const change = { action: 'restore', noun: 'settings', recordId: 'college' } as const;
      await insertAudit(tx, commandLine, { ...change, label: basename(backup) }, new Date());
    });
    return await countStudents(db);
  } finally {
    await db.destroy();
  }
}
