// Errors of Node's SQLite driver that the dialect prevents, on a file as in production.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { toSqliteValue } from './sqlite-dialect.ts';

/** These tests use only SQLite, so they run in one of the two suites. */

function temporaryFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'college-sqlite-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, 'college.db');
}

function open(file = temporaryFile()) {
  const db = connect({ file });
  onTestFinished(() => db.destroy());
  return db;
}

async function value(db: ReturnType<typeof open>, query: ReturnType<typeof sql<Record<string, unknown>>>) {
  const { rows } = await query.execute(db);
  return Object.values(rows[0] ?? {})[0];
}

test('a value reaches SQLite as what it is', () => {
  expect(toSqliteValue(new Date('2026-01-05T10:00:00Z'))).toBe('2026-01-05T10:00:00.000Z');
  expect([true, false].map(toSqliteValue)).toEqual([1, 0]);
  expect([undefined, null].map(toSqliteValue)).toEqual([null, null]);
  expect(['', 'లక్ష్మీ', 1.5, 9n].map(toSqliteValue)).toEqual(['', 'లక్ష్మీ', 1.5, 9n]);
  expect(toSqliteValue(new Uint8Array([1]))).toEqual(new Uint8Array([1]));
});

test('what SQLite would take for something else is refused', () => {
  for (const wrong of [{}, { $id: 1 }, [], ['a'], new Map(), () => 1, Symbol('x')]) {
    expect(() => toSqliteValue(wrong)).toThrow(/cannot be stored in SQLite/);
  }
});

test('a Date as first value does not shift the others', async () => {
  const db = open();
  const { rows } =
    await sql`select ${new Date('2026-01-05T00:00:00Z')} as a, ${5} as b, ${true} as c`.execute(db);
  expect(rows).toEqual([{ a: '2026-01-05T00:00:00.000Z', b: 5, c: 1 }]);
  await expect(sql`select ${{ a: 1 }} as a, ${5} as b`.execute(db)).rejects.toThrow('cannot be stored');
});

test('the database is opened for safety: write-ahead log, FULL sync, foreign keys, 5 s of patience', async () => {
  const db = open();
  expect(await value(db, sql`pragma journal_mode`)).toBe('wal');
  expect(await value(db, sql`pragma synchronous`)).toBe(2);
  expect(await value(db, sql`pragma foreign_keys`)).toBe(1);
  expect(await value(db, sql`pragma busy_timeout`)).toBe(5000);
});

test('every table of ours is STRICT and refuses a wrong type', async () => {
  const db = open();
  await migrate(db);
  const { rows } = await sql<{ name: string; strict: number }>`pragma table_list`.execute(db);
  const ours = rows.filter(({ name }) => !/^(sqlite|kysely)_/.test(name));
  expect(ours.length).toBeGreaterThanOrEqual(16);
  expect(ours.filter(({ strict }) => !strict)).toEqual([]);
  const wrong = sql`insert into subjects (id, code, name, year, version) values ('a', 'b', 'c', 'FIRST', 'many')`;
  await expect(wrong.execute(db)).rejects.toThrow(/cannot store TEXT value in INTEGER column/);
});

test('a transaction takes the write lock at its start, so that two connections queue', async () => {
  const file = temporaryFile();
  const [first, second] = [open(file), open(file)];
  await migrate(first);
  const count = () => value(first, sql`select version from subjects`);
  await sql`insert into subjects (id, code, name, year, version) values ('a', 'b', 'c', 'FIRST', 0)`.execute(
    first,
  );
  const add = (db: typeof first) =>
    db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('subjects').select('version').executeTakeFirstOrThrow();
      await tx
        .updateTable('subjects')
        .set({ version: row.version + 1 })
        .execute();
    });
  for (let round = 0; round < 25; round += 1) {
    await add(first);
    await add(second);
  }
  expect(await count()).toBe(50);
});

test('a transaction that SQLite has already undone reports what went wrong', async () => {
  const db = open();
  await sql`create table filler (text text)`.execute(db);
  await sql`pragma max_page_count = 10`.execute(db);
  const fill = db.transaction().execute(async (tx) => {
    for (let n = 0; n < 50; n += 1) await sql`insert into filler values (${'x'.repeat(4000)})`.execute(tx);
  });
  await expect(fill).rejects.toMatchObject({ errcode: 13 });
  expect(await value(db, sql`select count(*) from filler`)).toBe(0);
});

test('closing folds the write-ahead log into the file', async () => {
  const file = temporaryFile();
  const db = connect({ file });
  await migrate(db);
  await db.destroy();
  const reopened = open(file);
  expect(await value(reopened, sql`select count(*) from sqlite_master where name = 'students'`)).toBe(1);
  expect(await value(reopened, sql`pragma integrity_check`)).toBe('ok');
});

test('a limit is part of the statement’s text: SQLite would compile a statement with a bound one at every run', () => {
  const page = open().selectFrom('students').select('id').limit(50).offset(100).compile();
  expect(page.sql).toBe('select "id" from "students" limit 50 offset ?');
  expect(page.parameters).toEqual([100]);
});
