// A backup made during writes is complete and consistent.
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { saveClockSeen } from '#server/db/office/clock.ts';
import { studentRows } from '#server/db/people/students.ts';
import { aStudent } from '#test/factories.ts';

const script = join(import.meta.dirname, 'backup.ts');
const run = promisify(execFile);

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'college-backup-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

function backup(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  return run(process.execPath, [script, ...args], { env });
}

test('a backup made while students are saved has complete students and all pictures', async () => {
  const dataDir = temporaryDirectory();
  const db = connect({ file: join(dataDir, 'college.db') });
  onTestFinished(() => db.destroy());
  await migrate(db);
  mkdirSync(join(dataDir, 'uploads'));
  writeFileSync(join(dataDir, 'uploads/a.webp'), 'picture');
  let made = 0;
  const over = new AbortController();
  const writing = (async () => {
    for (; !over.signal.aborted; made += 1) {
      const rows = [{ id: `student${made}`, record: aStudent() }];
      await db.transaction().execute((tx) => studentRows.insert(tx, rows, new Date()));
      await new Promise((resolve) => setTimeout(resolve, 2)); // gives the other process time
    }
  })();
  await expect.poll(() => made).toBeGreaterThan(5);
  const before = made;
  const { stdout } = await backup(dataDir);
  over.abort();
  await writing;

  const [, target = ''] = /^Saved in (.*)$/m.exec(stdout) ?? [];
  expect(readFileSync(join(target, 'uploads/a.webp'), 'utf8')).toBe('picture');
  const copy = connect({ file: join(target, 'college.db') });
  const count = async (table: 'students' | 'personal_info' | 'contact_info') =>
    (await copy.selectFrom(table).select('id').execute()).length;
  const students = await count('students');
  expect(students).toBeGreaterThanOrEqual(before);
  expect(students).toBeLessThanOrEqual(made);
  expect([await count('personal_info'), await count('contact_info')]).toEqual([students, students]);
  expect((await sql`pragma foreign_key_check`.execute(copy)).rows).toEqual([]);
  expect(await migrate(copy)).toEqual([]);
  await copy.destroy();
});

test('the fourteen newest are kept, other files in the directory are not touched', async () => {
  const dataDir = temporaryDirectory();
  const db = connect({ file: join(dataDir, 'college.db') });
  await migrate(db);
  await db.destroy();
  const directory = join(dataDir, 'elsewhere');
  const old = Array.from(
    { length: 15 },
    (_, day) => `college-2020-01-${String(day + 1).padStart(2, '0')}T02-00-00`,
  );
  for (const name of [...old, 'college-notes']) mkdirSync(join(directory, name), { recursive: true });
  await backup(dataDir, directory);
  const left = readdirSync(directory).sort();
  expect(left).toHaveLength(15);
  expect(left.slice(0, 13)).toEqual(old.slice(2));
  expect(left.at(-1)).toBe('college-notes');
});

test('while the clock may be wrong no backup is deleted, and one made with an earlier date stays', async () => {
  const dataDir = temporaryDirectory();
  const db = connect({ file: join(dataDir, 'college.db') });
  await migrate(db);
  await saveClockSeen(db, new Date('2026-11-20T06:00:00Z'));
  await db.destroy();
  const directory = join(dataDir, 'backups');
  for (let day = 10; day < 25; day += 1)
    mkdirSync(join(directory, `college-2099-01-${day}T02-00-00`), { recursive: true });
  const { stdout } = await backup(dataDir);
  expect(stdout).toContain('Older backups stay: the clock was last known to be right at 2026-11-20');
  expect(readdirSync(directory)).toHaveLength(16);
  const again = connect({ file: join(dataDir, 'college.db') });
  await saveClockSeen(again, new Date());
  await again.destroy();
  const [, target = ''] = /^Saved in (.*)$/m.exec((await backup(dataDir)).stdout) ?? [];
  expect(readdirSync(directory)).toHaveLength(14);
  expect(existsSync(target)).toBe(true);
});

test('without a database, or with an empty one, it fails with a sentence and leaves no files', async () => {
  const dataDir = temporaryDirectory();
  const failed = await backup(dataDir).catch((error: { code: number; stderr: string }) => error);
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No backup was made\. There is no .*college\.db/),
  });
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
  writeFileSync(join(dataDir, 'college.db'), '');
  const empty = await backup(dataDir).catch(({ stderr }: { stderr: string }) => stderr);
  expect(empty).toMatch(/^No backup was made\. .*college\.db holds no records of a college\./);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
});
