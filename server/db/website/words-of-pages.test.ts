// The titles, descriptions and names that an office published before they were words of their page.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { findMigrations, migrate } from '#server/db/migrate.ts';
import { emptyDatabase } from '#test/fresh-database.ts';
import { findPageWords, listPageWordVersions, listWordOverrides } from './page-words.ts';

test('a published title stays published on its page, with its history', async () => {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  await migrate(db);
  let id = 0;
  const publish = (file: string, isLive: 0 | 1, en: object, te: object = {}) =>
    sql`insert into publications (id, noun, record_id, at, actor, action, is_live, version, data)
      values (${`0${++id}`}, 'words', ${file}, ${`2026-11-0${id}`}, 'Office', 'publish', ${isLive}, ${id},
        ${JSON.stringify({ en, te })})`.execute(db);
  const title = 'seo.seo./about/our-programme.title';
  await publish('about', 0, { 'about.noPerson': 'Nobody' });
  await publish('seo', 0, { [title]: 'First' });
  await publish(
    'seo',
    1,
    { [title]: 'Second', 'seo.seo./.title': 'Home' },
    { [title]: { text: 'రెండు', from: 'Second' } },
  );
  await publish('breadcrumbs', 1, { 'breadcrumbs.breadcrumbNames./about': 'Who we are' });
  await publish('about', 1, { 'about.noPerson': 'No one' });
  await publish('contact', 1, { 'contact.connectHeading': 'Write' });

  const { '0300-words-of-pages': migration } = await findMigrations();
  await migration?.up(db as never); // as: a migration knows no tables

  const key = 'about.pages./about/our-programme.title';
  expect(await listWordOverrides(db)).toEqual({
    en: {
      'about.noPerson': 'No one',
      [key]: 'Second',
      'about.pages./about.label': 'Who we are',
      'home.pages./.title': 'Home',
      'contact.connectHeading': 'Write',
    },
    te: { [key]: 'రెండు' },
  });
  const versions = await listPageWordVersions(db, 'about');
  expect(versions.map(({ at, words }) => [at, words.en[key]])).toEqual([
    ['2026-11-01', undefined],
    ['2026-11-02', 'First'],
    ['2026-11-03', 'Second'],
    ['2026-11-04', 'Second'],
    ['2026-11-05', 'Second'],
  ]);
  expect((await findPageWords(db, 'about')).version).toBe(5);
  expect((await listPageWordVersions(db, 'home')).map(({ at }) => at)).toEqual(['2026-11-03']);
  expect(await listPageWordVersions(db, 'seo')).toEqual([]);
});
