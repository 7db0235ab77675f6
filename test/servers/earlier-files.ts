// A college of the version that kept pictures of people in a folder and other files as base64 text.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMigrations, migrate } from '#server/db/migrate.ts';
import { studentRows } from '#server/db/people/students.ts';
import { anyTable } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { aStudent } from '#test/factories.ts';

const at = '2026-09-01T06:00:00.000Z';
const uuid = '0198c0de-0000-7000-8000-000000000000';
export const pictureOf = (studentId: string) => `${studentId}.${uuid}.webp`;

/** Not text, so that a step which takes bytes for text shows. */
export const bytesOf = (what: string) => Buffer.concat([Buffer.from([0, 255, 128]), Buffer.from(what)]);
const base64Of = (what: string) => bytesOf(what).toString('base64');

/** @param uploads gets the pictures of people */
export async function fillEarlierCollege(db: Database, uploads: string): Promise<void> {
  const all = Object.entries(await findMigrations());
  await migrate(db, Object.fromEntries(all.filter(([name]) => name < '0380')));
  mkdirSync(uploads, { recursive: true });
  for (const id of ['s1', 'deleted', 'unknown'])
    writeFileSync(join(uploads, pictureOf(id)), bytesOf(`picture of ${id}`));
  await db.transaction().execute(async (tx) => {
    const insert = (table: string, row: object) =>
      anyTable(tx)
        .insertInto(table)
        .values({ ...row })
        .execute();
    const publish = (noun: string, record_id: string, data: object, more: object = {}) =>
      insert('publications', {
        id: `p-${record_id}`,
        noun,
        record_id,
        at,
        actor: 'lakshmi',
        action: 'publish',
        is_live: 1,
        version: 1,
        data: JSON.stringify(data),
        ...more,
      });
    const remove = (noun: string, record_id: string, data: object) =>
      insert('deleted_records', {
        id: `d-${record_id}`,
        noun,
        record_id,
        label: record_id,
        deleted_at: '2026-11-10T06:00:00.000Z',
        data: JSON.stringify(data),
      });

    await studentRows.insert(tx, [{ id: 's1', record: aStudent() }], new Date(at));
    await anyTable(tx)
      .updateTable('students')
      .set({ profile_pic: pictureOf('s1') })
      .execute();
    await remove('student', 'deleted', { students: [{ id: 'deleted', profile_pic: pictureOf('deleted') }] });

    const event = (id: string) => ({ id, event_title: id, event_date: '2026-09-01', version: 1 });
    const photos = (id: string) => ({
      event_photo: base64Of(`full of ${id}`),
      event_thumbnail: base64Of(`thumbnail of ${id}`),
    });
    await insert('events', { ...event('camp'), ...photos('camp') });
    await insert('events', { ...event('old'), event_photo: base64Of('full of old') });
    await insert('events', event('plain'));
    const gone = { ...event('gone'), photo_id: null, ...photos('gone') };
    await remove('event', 'gone', { events: [gone], event_photos: [] });
    await remove('event', 'empty', {});

    const sized = (id: string, record_id: string) =>
      insert('published_pictures', {
        id,
        record_id,
        avif: base64Of(`avif ${id}`),
        webp: base64Of(`webp ${id}`),
      });
    const sizes = JSON.stringify([{ id: 'hash-480', width: 480 }]);
    await insert('website_pictures', { id: 'hash', width: 480, height: 300, sizes, created_at: at });
    await sized('hash-480', 'hash');
    await publish('gallery-picture', 'g1', { title: 'Lab' }, { picture_id: 'hash' });
    // As the first builds published the photo of an event.
    await sized('first-480', 'old');
    await publish('event', 'old', { title: 'old', pictures: [{ id: 'first-480', width: 480 }] });
    await sized('second-480', 'plain');

    const data = base64Of('the PDF');
    await insert('notice_files', { id: 'f1', name: 'a.pdf', bytes: 10, data, created_at: at });
    const texts = Object.fromEntries(['title', 'text', 'title_te', 'text_te'].map((name) => [name, 'x']));
    const shown = { kind: 'general', audience: 'public', from_on: '2026-09-01', is_pinned: 0, in_ticker: 0 };
    await insert('notices', { id: 'n1', ...texts, ...shown, file_id: 'f1' });

    const dues = { label: 'Tuition', amount: 500, paid: 0, due_on: '2026-12-01' };
    await insert('fees', { id: 'fee', student_id: 's1', ...dues });
    const paid = { amount: 500, paid_on: '2026-09-01', claimed_at: at, claimed_by: 'Asha' };
    const claim = { student_id: 's1', fee_id: 'fee', ...paid };
    for (const id of ['c1', 'c2'])
      await insert('payment_claims', {
        ...claim,
        id,
        utr: id,
        utr_key: id,
      });
    await insert('claim_pictures', { claim_id: 'c1', data: base64Of('the transfer') });
  });
}
