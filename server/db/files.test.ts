// What a college of the version before had in a folder and as base64 text is there after the update, as it was.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeInUploads } from '#server/files/uploads-folder.ts';
import { tidyUp } from '#server/housekeeping.ts';
import { startApp } from '#test/app.ts';
import { emptyDatabase, freshDatabaseUrl } from '#test/fresh-database.ts';
import { bytesOf, fillEarlierCollege, pictureOf } from '#test/servers/earlier-files.ts';
import { temporaryDirectory } from '#test/servers/server-process.ts';
import { connect } from './connect.ts';
import { readFile } from './files.ts';
import { migrate } from './migrate.ts';
import { idsOf } from './rows.ts';
import type { Database } from './schema.ts';

const start = new Date('2026-11-20T06:00:00Z');

const storedIds = async (db: Database) =>
  idsOf(await db.selectFrom('files').select('id').orderBy('id').execute());

test('after the update every picture and PDF is what it was, for those who might see it', async () => {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  const uploads = join(temporaryDirectory(), 'uploads');
  await fillEarlierCollege(db, uploads);
  expect(await migrate(db)).toContain('0380-files');
  await takeInUploads(db, uploads, start);
  expect(existsSync(uploads)).toBe(false);

  const { asAdmin, anonymous, settings } = await startApp({ db });
  const admin = await asAdmin();
  const read = async (path: string, caller = admin) => {
    const { statusCode, rawPayload } = await caller.get(path);
    return statusCode === 200 ? rawPayload : statusCode;
  };
  expect(await read(`/uploads/${pictureOf('s1')}`)).toEqual(bytesOf('picture of s1'));
  expect(await read('/api/events/camp/photo')).toEqual(bytesOf('full of camp'));
  expect(await read('/api/events/camp/photo?size=thumbnail')).toEqual(bytesOf('thumbnail of camp'));
  expect(await read('/api/events/old/photo?size=thumbnail')).toEqual(bytesOf('full of old'));
  expect(await read('/api/events/plain/photo')).toBe(404);
  const events = (await admin.get('/api/events')).json();
  expect(
    Object.fromEntries(events.map(({ id, eventPhoto }: Record<string, string>) => [id, eventPhoto])),
  ).toEqual({
    camp: bytesOf('full of camp').toString('base64'),
    old: bytesOf('full of old').toString('base64'),
    plain: null,
  });
  // Visitors have what is published; the picture of the first builds too, whose event is published.
  for (const id of ['hash-480', 'first-480'])
    for (const format of ['avif', 'webp'])
      expect(await read(`/api/pictures/${id}.${format}`, anonymous)).toEqual(bytesOf(`${format} ${id}`));
  expect(await read('/api/pictures/second-480.webp', anonymous)).toBe(404);
  expect(await read('/api/pictures/second-480.webp')).toEqual(bytesOf('webp second-480'));
  expect(await read('/api/notices/n1/pdf')).toEqual(bytesOf('the PDF'));
  expect((await admin.get('/api/notices/n1')).json().file).toEqual({ id: 'f1', name: 'a.pdf', bytes: 10 });
  expect(await read('/api/students/s1/payment-claims/c1/picture.jpg')).toEqual(bytesOf('the transfer'));
  const claims = (await admin.get('/api/students/s1/payment-claims')).json();
  expect(
    Object.fromEntries(
      claims.map(({ id, hasPicture }: { id: string; hasPicture: boolean }) => [id, hasPicture]),
    ),
  ).toEqual({
    c1: true,
    c2: false,
  });
  // No other file is a PDF.
  const camp = await db
    .selectFrom('events')
    .select('event_photo')
    .where('id', '=', 'camp')
    .executeTakeFirst();
  const named = await admin.put('/api/notices/n1', {
    ...(await admin.get('/api/notices/n1')).json(),
    fileId: camp?.event_photo,
  });
  expect([named.statusCode, named.json().fields]).toEqual([
    400,
    { fileId: 'There is no such PDF. Choose the file again.' },
  ]);

  expect((await admin.post('/api/deleted-records/d-gone/restoration')).statusCode).toBe(201);
  expect(await read('/api/events/gone/photo')).toEqual(bytesOf('full of gone'));
  expect(await read('/api/events/gone/photo?size=thumbnail')).toEqual(bytesOf('thumbnail of gone'));

  const before = await storedIds(db);
  const after = async (days: number) => {
    await tidyUp({ db, settings }, new Date(Date.now() + days * 86_400_000));
    return storedIds(db);
  };
  await db.updateTable('deleted_records').set({ deleted_at: '2999-01-01T00:00:00.000Z' }).execute();
  const unnamed = [pictureOf('unknown'), 'second-480.avif', 'second-480.webp'];
  expect(await after(400)).toEqual(before.filter((id) => !unnamed.includes(id)));
  await db.deleteFrom('deleted_records').execute();
  expect(await after(400)).toEqual(before.filter((id) => ![...unnamed, pictureOf('deleted')].includes(id)));
});

const program = `
  import { connect } from '#server/db/connect.ts';
  import { takeInUploads } from '#server/files/uploads-folder.ts';
  const [file, databaseUrl, uploads] = process.argv.slice(1);
  await takeInUploads(connect({ file, databaseUrl: databaseUrl || undefined }), uploads, new Date());
`;

test('a start that fails or is killed while it takes the pictures in loses none, and the next one goes on', async () => {
  const directory = temporaryDirectory();
  const uploads = join(directory, 'uploads');
  const file = join(directory, 'college.db');
  const databaseUrl = await freshDatabaseUrl();
  const db = connect({ file, databaseUrl });
  onTestFinished(() => db.destroy());
  await migrate(db);
  mkdirSync(uploads);
  const names = Array.from({ length: 1000 }, (_, index) => pictureOf(`s${index}`));
  for (const name of names) writeFileSync(join(uploads, name), bytesOf(name));
  const left = () => readdirSync(uploads);
  for (const most of [0, 400]) {
    const flags = ['--input-type=module-typescript', '--eval', program];
    const child = spawn(process.execPath, [...flags, file, databaseUrl ?? '', uploads], {
      cwd: join(import.meta.dirname, '../..'),
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    await expect.poll(async () => (await storedIds(db)).length, { interval: 5 }).toBeGreaterThan(most);
    child.kill('SIGKILL');
    await ended;
    expect((await storedIds(db)).length).toBeLessThan(names.length);
    expect(left()).toHaveLength(names.length);
  }

  // One cannot be read: what is in the database already stays in the folder too.
  mkdirSync(join(uploads, 'unreadable.webp'));
  await expect(takeInUploads(db, uploads, start)).rejects.toThrow('EISDIR');
  rmdirSync(join(uploads, 'unreadable.webp'));
  expect(left()).toHaveLength(names.length);

  await takeInUploads(db, uploads, start);
  await takeInUploads(db, uploads, start);
  expect(existsSync(uploads)).toBe(false);
  expect(await storedIds(db)).toEqual(names.sort());
  for (const name of names) expect(await readFile(db, name)).toEqual(bytesOf(name));
});
