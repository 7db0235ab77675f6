import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';
import { findMigrations, whyUnreadable } from '#server/db/migrate.ts';
import { postgresDump } from './backup-folder.ts';
import { dumpPostgres, postgresEnvironment, runTool } from './postgres-tools.ts';
import { RestoreError } from './restore-error.ts';
import { type RestoreOf, readReplaced, takeIntoUse } from './restored-database.ts';

/** Milliseconds: PostgreSQL counts the connections of a program that was stopped a moment ago for some time longer. */
const patience = 2000;

/** A server keeps at least one connection open. */
export async function refusePostgresInUse(databaseUrl: string): Promise<void> {
  const db = connect({ databaseUrl, file: '' });
  const others = sql`select pid from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  const end = Date.now() + patience;
  try {
    while ((await others.execute(db)).rows.length > 0) {
      if (Date.now() > end)
        throw new RestoreError(
          'A server or another program is still connected to the database: stop it first.',
        );
      await wait(100);
    }
  } finally {
    await db.destroy();
  }
}

/** Tables of the present database that the backup does not know would stay, and make its next migration fail. */
const removeAll = `do $$ declare one record; begin
  for one in select tablename from pg_tables where schemaname = 'public' loop
    execute format('drop table public.%I cascade', one.tablename);
  end loop;
  for one in select oid::regprocedure as signature from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
    execute format('drop function %s cascade', one.signature);
  end loop;
end $$;\n`;

/**
 * Saves the present database into `kept`, then replaces it within one transaction.
 * @returns what to tell the person who restores
 */
export async function replacePostgres(restore: RestoreOf, databaseUrl: string, kept: string) {
  const { backup } = restore;
  const dump = join(backup, postgresDump);
  await refuseDamagedOrNewer(dump);
  const replaced = await readReplaced({ databaseUrl, file: '' }, restore);
  dumpPostgres(databaseUrl, join(kept, postgresDump));
  const script = join(kept, 'restore.sql');
  try {
    const write = ['--no-owner', '--no-acl', `--file=${script}`, dump];
    runTool('pg_restore', write);
    const read = ['--quiet', '--no-psqlrc', '--single-transaction', '--set=ON_ERROR_STOP=1'];
    runTool('psql', [...read, `--command=${removeAll}`, `--file=${script}`], {
      env: postgresEnvironment(databaseUrl),
    });
  } finally {
    rmSync(script, { force: true });
  }
  return takeIntoUse({ databaseUrl, file: '' }, restore, replaced).catch((error: unknown) => {
    throw new RestoreError(
      `${messageOf(error)} The database of before is in ${kept}: restore that folder to have it back.`,
    );
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function refuseDamagedOrNewer(dump: string): Promise<void> {
  let text: string;
  try {
    runTool('pg_restore', ['--file=/dev/null', dump]); // reads it through
    const only = ['--data-only', '--table=kysely_migration', '--file=-', dump];
    text = runTool('pg_restore', only).toString();
  } catch (error) {
    throw new RestoreError(
      `The database of this backup is damaged: take an earlier one. (${messageOf(error)})`,
    );
  }
  const migrations = [...text.matchAll(/^(\d{4}-\S+)\t/gm)].map(([, name = '']) => name);
  if (migrations.length === 0) throw new RestoreError('This backup holds no records of a college.');
  const why = whyUnreadable(migrations, Object.keys(await findMigrations()));
  if (why) throw new RestoreError(`The backup ${why}`);
}
