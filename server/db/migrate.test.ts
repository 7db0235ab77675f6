// Migrations run completely or not at all, once, and never on a newer database.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { recordNouns, recordType } from '#shared/kit/record-types.ts';
import { freshDatabaseUrl, emptyDatabase as newDatabase } from '#test/fresh-database.ts';
import { startServer } from '#test/servers/server-process.ts';
import { connect } from './connect.ts';
import { isPostgres } from './driver/dialect.ts';
import { findMigrations, MigrationError, migrate } from './migrate.ts';
import type { Database } from './schema.ts';

const migrations = await findMigrations();

async function emptyDatabase(): Promise<Database> {
  const db = await newDatabase();
  onTestFinished(() => db.destroy());
  return db;
}

async function tablesOf(db: Database): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name).sort();
}

const createTable = (name: string): Migration => ({
  up: (db: Kysely<never>) => db.schema.createTable(name).addColumn('id', 'text').execute(),
});

test('a fresh database gets every migration, a second run none', async () => {
  const db = await emptyDatabase();
  expect(await migrate(db)).toEqual(Object.keys(migrations));
  expect(await migrate(db)).toEqual([]);
  const tables = recordNouns.flatMap((noun) => recordType(noun).table ?? []);
  expect(await tablesOf(db)).toEqual(expect.arrayContaining(tables));
});

test('a migration that fails is rolled back completely and can be tried again', async () => {
  const db = await emptyDatabase();
  await migrate(db);
  const before = await tablesOf(db);
  const broken: Migration = {
    up: async (tx: Kysely<never>) => {
      await createTable('half').up(tx);
      await sql`create table students (id text)`.execute(tx);
    },
  };
  const next = { ...migrations, '9001-good': createTable('good'), '9002-broken': broken };
  await expect(migrate(db, next)).rejects.toThrow(MigrationError);
  await expect(migrate(db, next)).rejects.toThrow(/could not be brought up to date: 9002-broken .*students/);
  expect(await tablesOf(db)).toEqual(before);
  const mended = { ...next, '9002-broken': createTable('whole') };
  expect(await migrate(db, mended)).toEqual(['9001-good', '9002-broken']);
  expect(await tablesOf(db)).toEqual([...before, 'good', 'whole'].sort());
});

test('a database that is newer than the program is refused with a sentence', async () => {
  const db = await emptyDatabase();
  await migrate(db, { ...migrations, '9999-future': createTable('future') });
  const refusal = migrate(db);
  await expect(refusal).rejects.toThrow(MigrationError);
  await expect(refusal).rejects.toThrow(
    /^The database is newer than this program \(.*9999-future.*\)\. Install the newer program\.$/,
  );
});

test('a database from before the last build without releases is refused with a sentence, and not changed', async () => {
  const db = await emptyDatabase();
  await migrate(db, { '0001-college': createTable('students'), '0002-accounts': createTable('accounts') });
  await expect(migrate(db)).rejects.toThrow(
    'The database is of a program before 0370-digits-of-urdu. Start it once with the last program that has this migration.',
  );
  expect(await tablesOf(db)).toEqual(['accounts', 'students']);
});

const program = `
  import { connect } from '#server/db/connect.ts';
  import { migrate } from '#server/db/migrate.ts';
  const [file, databaseUrl, startAt] = process.argv.slice(1);
  const db = connect({ file, databaseUrl: databaseUrl || undefined });
  await new Promise((resolve) => setTimeout(resolve, Number(startAt) - Date.now()));
  console.log(JSON.stringify(await migrate(db)));
  await db.destroy();
`;

function migrateInProcess(file: string, databaseUrl: string, startAt: number): Promise<string[]> {
  const flags = ['--input-type=module-typescript', '--eval', program];
  const root = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, [...flags, file, databaseUrl, String(startAt)], { cwd: root });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(errors));
    });
  });
}

test('of several processes that migrate one database at once one migrates and all start', async () => {
  const databaseUrl = await freshDatabaseUrl();
  const directory = mkdtempSync(join(tmpdir(), 'college-migrate-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'college.db');
  // By the real clock, which the processes have too.
  const startAt = performance.timeOrigin + performance.now() + 1500;
  const runs = [1, 2, 3].map(() => migrateInProcess(file, databaseUrl ?? '', startAt));
  const applied = await Promise.all(runs);
  expect(applied.filter((names) => names.length > 0)).toEqual([Object.keys(migrations)]);
  const db = connect({ file, databaseUrl });
  onTestFinished(() => db.destroy());
  expect(await migrate(db)).toEqual([]);
});

test('a start waits while another process migrates, without a limit of time', async () => {
  const databaseUrl = await freshDatabaseUrl();
  const directory = mkdtempSync(join(tmpdir(), 'college-migrate-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, 'college.db');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const [last = ''] = Object.keys(migrations).slice(-1);
  const slow: Migration = {
    up: async (tx: Kysely<never>) => {
      begin();
      await released;
      await migrations[last]?.up(tx);
    },
  };
  const db = connect({ file, databaseUrl, isPatient: true });
  onTestFinished(() => db.destroy());
  const migrating = migrate(db, { ...migrations, [last]: slow });
  await begun;
  const started = startServer({ DATA_DIR: directory, DATABASE_URL: databaseUrl });
  // Longer than a start takes.
  expect(await Promise.race([started, wait(700, 'waiting')])).toBe('waiting');
  release();
  await Promise.all([migrating, started]);

  const limit = isPostgres(db) ? sql`show statement_timeout` : sql`pragma busy_timeout`;
  expect(Object.values((await limit.execute(db)).rows[0] ?? {})).toEqual([isPostgres(db) ? '0' : 600_000]);
});

async function folderOf(files: string[]): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'college-migrations-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const file of files) writeFileSync(join(directory, file), 'export async function up() {}');
  return directory;
}

test('a migration number that is there twice stops with a sentence', async () => {
  const refusal = findMigrations(await folderOf(['0001-one.ts', '0002-two.ts', '0002-too.ts']));
  await expect(refusal).rejects.toThrow(MigrationError);
  await expect(refusal).rejects.toThrow('The number 0002 is there twice: 0002-two.ts.');
});

test('migrations come in the order of their numbers, of which some may be left out', async () => {
  const found = await findMigrations(await folderOf(['0010-ten.ts', '0001-one.ts', '0003-three.ts']));
  expect(Object.keys(found)).toEqual(['0001-one', '0003-three', '0010-ten']);
});
