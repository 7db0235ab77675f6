// The drill of a lost machine: back up, restore into an empty place, start the server there, sign in.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { isPostgres } from '#server/db/driver/dialect.ts';
import { readFile } from '#server/db/files.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema.ts';
import { readSettings } from '#server/settings.ts';
import { startApp, testPassword } from '#test/app.ts';
import { aFee, anEnquiry, aPayment, aStudent } from '#test/factories.ts';
import { freshDatabaseUrl } from '#test/fresh-database.ts';
import { bytesOf, fillEarlierCollege, pictureOf } from '#test/servers/earlier-files.ts';
import { freePort } from '#test/servers/free-port.ts';
import { startServer, temporaryDirectory } from '#test/servers/server-process.ts';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { saveBackup } from '../../scripts/backup/save-backup.ts';

const email = 'asha@people.example';

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
  open: () => Database;
}

async function aPlace(): Promise<Place> {
  const dataDir = temporaryDirectory();
  const databaseUrl = await freshDatabaseUrl();
  return { dataDir, databaseUrl, open: () => connect({ file: join(dataDir, 'college.db'), databaseUrl }) };
}

/** A college with a student who can sign in, and one picture. */
async function aCollege(): Promise<Place> {
  const place = await aPlace();
  const db = place.open();
  await migrate(db);
  const { asStudent, asAdmin } = await startApp({ db });
  await asStudent({ contactInfo: { email } });
  const admin = await asAdmin();
  for (let n = 0; n < 3; n += 1)
    expect((await admin.post(`/api/students/${(await asStudent()).id}/invites`)).statusCode).toBe(201);
  await db.destroy();
  mkdirSync(join(place.dataDir, 'uploads'));
  writeFileSync(join(place.dataDir, 'uploads/a.webp'), 'picture');
  return place;
}

const settingsOf = ({ dataDir, databaseUrl }: Place) =>
  readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

// The folders are named by the second.
let seconds = 0;
const nextSecond = () => new Date(Date.parse('2026-11-20T06:00:00Z') + 1000 * (seconds += 1));
const backUp = (place: Place) => saveBackup(settingsOf(place), join(place.dataDir, 'backups'), nextSecond());
const restore = (place: Place, backup: string, more = {}) =>
  restoreBackup(settingsOf(place), backup, { now: nextSecond(), ...more });

async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<{
      count: number | string;
    }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

async function isComplete(db: Database): Promise<void> {
  if (isPostgres(db)) return; // PostgreSQL checks what it restores
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
}

test('a backup restored into an empty place has every row and picture, and people sign in', async () => {
  const lost = await aCollege();
  const backup = backUp(lost);
  const place = await aPlace();
  const sentence = await restore(place, backup);
  expect(sentence).toMatch(/^Restored college-\S+ with 4 students\./);
  expect(readFileSync(join(place.dataDir, 'uploads/a.webp'), 'utf8')).toBe('picture');

  const [before, after] = [lost.open(), place.open()];
  onTestFinished(() => before.destroy());
  onTestFinished(() => after.destroy());
  await isComplete(after);
  const { sessions, invites, audit_log: audits = 0, counters: _, ...counts } = await countRows(before);
  expect([sessions, invites]).toEqual([5, 3]);
  // Sessions and invites may have been ended since the backup; the restore itself is in the history.
  const { counters: __, ...restored } = await countRows(after);
  expect(restored).toEqual({ ...counts, sessions: 0, invites: 0, audit_log: audits + 1 });

  const metricsPort = await freePort();
  const server = await startServer({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    METRICS_PORT: `${metricsPort}`,
  });
  const answer = await fetch(`${server.origin}/api/auth/student/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword }),
  });
  expect(answer.status).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^college_sessions 1$/m);
  const login = 'method="POST",route="/api/auth/student/login",status="200"';
  expect(metrics).toContain(`http_request_duration_seconds_count{${login}} 1`);

  await expect(restore(place, backup)).rejects.toThrow(
    /^(The server is still running|A server or another program is still connected)/,
  );
  expect(readdirSync(place.dataDir).filter((name) => name.startsWith('restoring'))).toEqual([]);
});

test('what a restore replaces is kept as a backup; a damaged, newer or foreign one changes nothing', async () => {
  const place = await aCollege();
  const backup = backUp(place);
  const db = place.open();
  await db.deleteFrom('students').execute();
  await sql`create table later (id text)`.execute(db); // as a newer version might have it
  await db.destroy();
  writeFileSync(join(place.dataDir, 'uploads/b.webp'), 'later');

  await restore(place, backup);
  expect(readdirSync(join(place.dataDir, 'uploads'))).toEqual(['a.webp']);
  const restored = place.open();
  expect((await countRows(restored)).students).toBe(4);
  expect(await countRows(restored)).not.toHaveProperty('later');
  await sql`insert into kysely_migration values ('9999-future', '2099-01-01')`.execute(restored);
  await restored.destroy();
  const kept = readdirSync(place.dataDir).find((name) => name.startsWith('before-restore-')) ?? '';
  expect(readdirSync(join(place.dataDir, kept, 'uploads')).sort()).toEqual(['a.webp', 'b.webp']);

  const newer = backUp(place);
  const empty = await aPlace();
  await expect(restore(empty, newer)).rejects.toThrow(
    /is newer than this program \(.*9999-future.*\)\. Install the newer program\./,
  );
  const file = join(newer, place.databaseUrl ? 'college.dump' : 'college.db');
  writeFileSync(file, readFileSync(file).subarray(0, 5000));
  await expect(restore(empty, newer)).rejects.toThrow(/damaged/);
  await expect(restore(empty, join(place.dataDir, 'uploads'))).rejects.toThrow(/^There is no backup in /);
  const odd = join(place.dataDir, 'odd');
  const ownFile = place.databaseUrl ? 'college.dump' : 'college.db';
  mkdirSync(join(odd, ownFile), { recursive: true });
  await expect(restore(empty, odd)).rejects.toThrow(/^There is no backup in /);
  cpSync(join(backup, ownFile), join(odd, 'file'));
  rmSync(join(odd, ownFile), { recursive: true });
  renameSync(join(odd, 'file'), join(odd, ownFile));
  writeFileSync(join(odd, 'uploads'), '');
  await expect(restore(empty, odd)).rejects.toThrow('‘uploads’ of this backup is no folder');
  rmSync(join(odd, 'uploads'));
  mkdirSync(join(odd, 'uploads'));
  symlinkSync('/etc/hostname', join(odd, 'uploads', 'photo.jpg'));
  await expect(restore(empty, odd)).rejects.toThrow('‘photo.jpg’ of this backup is a link, not a file.');
  const foreign = { ...empty, databaseUrl: place.databaseUrl ? undefined : 'postgres://127.0.0.1:1/college' };
  await expect(restore(foreign, backup)).rejects.toThrow(/^This backup is (a SQLite file|of PostgreSQL)/);
  expect(readdirSync(empty.dataDir)).toEqual([]);

  await restore(place, join(place.dataDir, kept));
  const again = place.open();
  onTestFinished(() => again.destroy());
  expect((await countRows(again)).students).toBe(0);
});

/** Gives one number of each kind, as the office does. @returns the numbers as they stand on paper */
async function giveNumbers({ open }: Place) {
  const db = open();
  const app = await startApp({ db });
  const admin = await app.asAdmin();
  const { enrollmentNumber: _, ...input } = aStudent();
  const student = (await admin.post('/api/students', input)).json();
  const url = `/api/students/${student.id}`;
  const fee = (await admin.post(`${url}/fees`, aFee())).json();
  const payment = await admin.post(`${url}/fees/${fee.id}/payments`, aPayment({ amount: 1 }));
  const certificate = await admin.post(`${url}/certificates`, { kind: 'bonafide', purpose: 'Bus pass' });
  const enquiry = await app.anonymous.post(
    '/api/enquiries',
    anEnquiry({ phone: `98${student.id.slice(-8).replace(/\D/g, '1')}` }),
  );
  await app.app.close();
  await db.destroy();
  return [
    student.enrollmentNumber,
    payment.json().receiptNumber,
    certificate.json().serial,
    enquiry.json().reference,
  ];
}

const numbered = (last: number) => {
  const serial = String(last).padStart(4, '0');
  return [
    `VCP26${String(last).padStart(3, '0')}`,
    `VCP/2026-27/${serial}`,
    `VCP/BC/2026-27/${serial}`,
    `ENQ-2026-${serial}`,
  ];
};

test('numbers that were given after the backup are not given again, and the restore says with which it goes on', async () => {
  const place = await aPlace();
  const db = place.open();
  await migrate(db);
  await db.destroy();
  expect(await giveNumbers(place)).toEqual(numbered(1));
  const backup = backUp(place);
  expect(await giveNumbers(place)).toEqual(numbered(2));
  expect(await giveNumbers(place)).toEqual(numbered(3));

  const sentence = await restore(place, backup);
  expect(sentence).toContain('Numbers that were given after the backup are not given again. The next ones: ');
  for (const number of numbered(4)) expect(sentence).toContain(number);
  expect(await giveNumbers(place)).toEqual(numbered(4));
  // What was there before is the later one: the numbers of both are known.
  const kept = readdirSync(place.dataDir).find((name) => name.startsWith('before-restore-')) ?? '';
  await restore(place, join(place.dataDir, kept));
  expect(await giveNumbers(place)).toEqual(numbered(5));

  // A new machine has no record of what was given.
  const other = await aPlace();
  expect(await restore(other, backup)).toContain('1,000 of each kind are left out');
  expect(await giveNumbers(other)).toEqual(numbered(1002));
  const moved = await aPlace();
  expect(await restore(moved, backup, { isComplete: true })).not.toContain('The next ones');
  expect(await giveNumbers(moved)).toEqual(numbered(2));
});

test('a backup of the version that kept pictures in a folder has its pictures in the database after the start', async () => {
  const [lost, place] = [await aPlace(), await aPlace()];
  const db = lost.open();
  await fillEarlierCollege(db, join(lost.dataDir, 'uploads'));
  await db.destroy();
  await restore(place, backUp(lost));
  expect(readFileSync(join(place.dataDir, 'uploads', pictureOf('s1')))).toEqual(bytesOf('picture of s1'));
  await startServer({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
  expect(readdirSync(place.dataDir)).not.toContain('uploads');
  const after = place.open();
  onTestFinished(() => after.destroy());
  expect(await readFile(after, pictureOf('s1'))).toEqual(bytesOf('picture of s1'));
  expect(await readFile(after, pictureOf('deleted'))).toEqual(bytesOf('picture of deleted'));
  expect(await readFile(after, 'hash-480.webp')).toEqual(bytesOf('webp hash-480'));
});

test('an empty backup is refused', async () => {
  const college = await aCollege();
  const backup = backUp(college);
  writeFileSync(join(backup, college.databaseUrl ? 'college.dump' : 'college.db'), '');
  await expect(restore(await aPlace(), backup)).rejects.toThrow(/^The database of this backup is damaged/);
});
