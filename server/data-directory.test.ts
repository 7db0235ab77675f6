// The start with different states of DATA_DIR.
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer, temporaryDirectory } from '#test/servers/server-process.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { readSettings, SettingsError } from './settings.ts';

const prepare = (DATA_DIR: string, more = {}) => {
  const mask = process.umask();
  onTestFinished(() => void process.umask(mask));
  return prepareDataDirectory(readSettings({ DATA_DIR, ...more }));
};

test('an empty database file stops the start with a sentence and is not changed', async () => {
  const directory = temporaryDirectory();
  const file = join(directory, 'college.db');
  writeFileSync(file, '');
  await expect(prepare(directory)).rejects.toThrow(
    new SettingsError(
      `The database ${file} is empty (0 bytes). Put a backup in its place, or delete it to begin with an empty college.`,
    ),
  );
  expect(statSync(file).size).toBe(0);
  // With PostgreSQL the file is not used.
  await prepare(directory, { DATABASE_URL: 'postgres://college@db/college' });
});

test('the start waits for a database file that another process is just creating', async () => {
  const directory = temporaryDirectory();
  const file = join(directory, 'college.db');
  writeFileSync(file, '');
  const preparing = prepare(directory);
  setImmediate(() => writeFileSync(file, 'SQLite format 3'));
  await expect(preparing).resolves.toBeUndefined();
});

test('a DATA_DIR that is a file, or lies below one, stops the start with a sentence', async () => {
  const file = join(temporaryDirectory(), 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below')]) {
    await expect(prepare(path)).rejects.toThrow(
      new SettingsError(`Setting DATA_DIR names a file, not a directory: ${path}.`),
    );
  }
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a database that an earlier version made readable by all users is closed', async () => {
  const directory = temporaryDirectory();
  const file = join(directory, 'college.db');
  writeFileSync(file, 'SQLite format 3');
  chmodSync(file, 0o644);
  await prepare(directory);
  expect(modeOf(file)).toBe('600');
});

test('the server’s files are readable by its own user only', async () => {
  const parent = temporaryDirectory();
  const directory = join(parent, 'data');
  await startServer({ DATA_DIR: directory });
  expect(modeOf(directory)).toBe('700');
  const files = readdirSync(directory);
  expect(files).toContain('college.db');
  for (const name of files) expect(modeOf(join(directory, name))).toBe('600');
});
