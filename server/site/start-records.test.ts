// The records of the start in the database of an earlier build: visitors see after the update what they saw before.
import { expect, onTestFinished, test } from 'vitest';
import { findMigrations, migrate } from '#server/db/migrate.ts';
import { anyTable } from '#server/db/rows.ts';
import { readSiteVersion } from '#server/db/website/publications.ts';
import { aGalleryPicture, aNotice } from '#test/factories.ts';
import { emptyDatabase } from '#test/fresh-database.ts';
import { startContent } from '#test/website.ts';
import { readContent } from './content.ts';
import { fillStartRecords } from './start-records.ts';

const now = new Date('2026-11-20T06:00:00Z');

/** @param parts for which the office had published something */
async function updated(parts: readonly string[], publications: readonly object[] = []) {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  const before = Object.entries(await findMigrations()).filter(([name]) => name < '0110');
  await migrate(db, Object.fromEntries(before));
  await db.transaction().execute(async (tx) => {
    for (const part of parts) await anyTable(tx).insertInto('published_parts').values({ part }).execute();
    for (const [index, data] of publications.entries()) {
      const row = { id: `p${index}`, record_id: `r${index}`, at: now.toISOString(), actor: 'x', version: 1 };
      await anyTable(tx)
        .insertInto('publications')
        .values({ ...row, deed: 'publish', is_live: 1, ...data })
        .execute();
    }
  });
  await migrate(db);
  await fillStartRecords(db, now);
  const version = await readSiteVersion(db);
  await fillStartRecords(db, now);
  expect(await readSiteVersion(db), 'a later start changes nothing').toBe(version);
  return readContent(db, '2026-11-20', 'https://vcp.example');
}

test('where nothing was published all of them are there, once', async () => {
  const content = await updated([]);
  for (const list of ['notices', 'people', 'gallery', 'examLinks', 'exams', 'courses'] as const)
    expect(content[list]).toHaveLength(startContent[list].length);
});

test('office hours that were published as a fact are those of the college', async () => {
  const hours = { weekdayOpens: '10:00', weekdayCloses: '16:00', saturdayOpens: '', saturdayCloses: '' };
  const fact = { noun: 'fact', record_id: 'office-hours', data: JSON.stringify({ kind: 'hours', ...hours }) };
  const { college, facts } = await updated([], [fact]);
  expect(college).toEqual({ ...startContent.college, ...hours });
  expect(facts).toEqual({});
});

test('of parts for which the office had published they stay away, but for the product’s fixed notice', async () => {
  const { link: _, ...earlier } = aNotice({ title: 'Ours' });
  const picture = { ...aGalleryPicture({ title: 'Our picture' }), photo: null };
  const content = await updated(
    ['notices', 'gallery', 'patron-vcp', 'exam-schedule'],
    [
      { noun: 'notice', data: JSON.stringify({ ...earlier, file: null }) },
      { noun: 'gallery-picture', data: JSON.stringify(picture) },
    ],
  );
  expect(content.notices.map(({ title }) => title).sort()).toEqual(
    [
      'Ours',
      ...startContent.notices
        .filter(({ inTicker, isPinned }) => inTicker || isPinned)
        .map(({ title }) => title),
    ].sort(),
  );
  expect(content.notices.every(({ link }) => typeof link === 'string')).toBe(true);
  expect(content.gallery.map(({ title }) => title)).toEqual(['Our picture']);
  expect(content.people.map(({ place }) => place)).toEqual(
    startContent.people.flatMap(({ place }) => (place === 'patron-vcp' ? [] : place)),
  );
  expect(content.exams).toEqual([]);
  expect(content.examLinks).toHaveLength(startContent.examLinks.length);
});

test('an earlier build’s college gets the courses alone, with the office’s own words of them', async () => {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  const before = Object.entries(await findMigrations()).filter(([name]) => name < '0255');
  await migrate(db, Object.fromEntries(before));
  await db.transaction().execute(async (tx) => {
    await anyTable(tx).updateTable('site_state').set({ start_records_without: null }).execute();
    const data = JSON.stringify({ en: { 'courses.courses.0.title': 'BPT of ours' }, te: {} });
    const row = { id: 'p', noun: 'words', record_id: 'courses', at: now.toISOString(), actor: 'x', data };
    await anyTable(tx)
      .insertInto('publications')
      .values({ ...row, deed: 'publish', version: 1, is_live: 1 })
      .execute();
  });
  await migrate(db);
  await fillStartRecords(db, now);
  const version = await readSiteVersion(db);
  await fillStartRecords(db, now);
  expect(await readSiteVersion(db), 'a later start changes nothing').toBe(version);
  const content = await readContent(db, '2026-11-20', 'https://vcp.example');
  expect(content.courses.map(({ name, slug }) => [slug, name])).toEqual([
    ['physiotherapy', 'BPT of ours'],
    ['computer-course', 'Free Computer Training'],
  ]);
  expect([content.notices, content.people, content.gallery]).toEqual([[], [], []]);
});
