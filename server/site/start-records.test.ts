// The records of the start in a new database.
import { expect, onTestFinished, test } from 'vitest';
import { readSiteVersion } from '#server/db/website/publications.ts';
import { migratedDatabase } from '#test/fresh-database.ts';
import { startContent } from '#test/website.ts';
import { readContent } from './content.ts';
import { fillStartRecords } from './start-records.ts';

const now = new Date('2026-11-20T06:00:00Z');

test('all of them are there, once', async () => {
  const db = await migratedDatabase();
  onTestFinished(() => db.destroy());
  await fillStartRecords(db, now);
  const version = await readSiteVersion(db);
  await fillStartRecords(db, now);
  expect(await readSiteVersion(db), 'a later start changes nothing').toBe(version);
  const content = await readContent(db, '2026-11-20', 'https://vcp.example');
  for (const list of ['notices', 'people', 'gallery', 'examLinks', 'exams', 'courses'] as const)
    expect(content[list]).toHaveLength(startContent[list].length);
});
