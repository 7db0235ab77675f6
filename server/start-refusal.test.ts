// What the machine refuses is said in a sentence; a fault of the program keeps its stack.
// On SQLite alone: an address of PostgreSQL is one of the cases.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#test/servers/server-process.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { migrateFirst } from './db/migrate.ts';
import { readSecretKey } from './secret-key.ts';
import { readSettings } from './settings.ts';
import { startRefusal } from './start-refusal.ts';

const refusalOf = (work: Promise<unknown>) => work.then(() => 'no refusal', startRefusal);

test.each([
  ['a folder', (file: string) => mkdirSync(file), 'unable to open database file'],
  ['no database', (file: string) => writeFileSync(file, 'Students, 2026'), 'file is not a database'],
])('a database file that is %s', async (_, make, reason) => {
  const file = join(temporaryDirectory(), 'college.db');
  make(file);
  expect(await refusalOf(migrateFirst({ databaseUrl: undefined, file }))).toBe(
    `The database ${file} cannot be used: ${reason}.`,
  );
});

test('a database server that does not answer; its password is not shown', async () => {
  const databaseUrl = 'postgres://college:secret@127.0.0.1:1/college';
  expect(await refusalOf(migrateFirst({ databaseUrl, file: '' }))).toBe(
    'The database cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  );
});

test('a folder that takes no file', async () => {
  const settings = readSettings({ DATA_DIR: join(temporaryDirectory(), 'x'.repeat(300)) });
  const sentence = /^The folder of the data cannot be written: .*xxx.*\. Make it writable .* DATA_DIR\.$/;
  expect(await refusalOf(prepareDataDirectory(settings))).toMatch(sentence);
  expect(await refusalOf(readSecretKey(settings))).toMatch(sentence);
});

test('a full disk', async () => {
  const filling = Promise.try(() =>
    new DatabaseSync(':memory:').exec('pragma max_page_count = 1; create table a (b)'),
  );
  expect(await refusalOf(filling)).toBe(
    'The database cannot be written: database or disk is full. See to the disk of DATA_DIR.',
  );
});

test('an address of another machine', async () => {
  const listening = new Promise((_, reject) => {
    createServer().once('error', reject).listen(3000, '192.0.2.1');
  });
  expect(await refusalOf(listening)).toMatch(
    /^Setting HOST names no address of this machine: .*192\.0\.2\.1/,
  );
});

test('a fault of the program', () => {
  expect(startRefusal(new TypeError('x is not a function'))).toBe(undefined);
});
