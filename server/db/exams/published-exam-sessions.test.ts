// The migration of exam dates: what was public is published, and what was deleted can still be restored.
import { expect, onTestFinished, test } from 'vitest';
import { findMigrations, migrate } from '#server/db/migrate.ts';
import { anyTable } from '#server/db/rows.ts';
import { takeStartRecords } from '#server/db/website/publications.ts';
import { emptyDatabase } from '#test/fresh-database.ts';
import { findSessionOnSite, listPublishedSessions } from './published-exam-sessions.ts';

test('the dates of a public session are published afterwards, unchanged; its part has no start value any more', async () => {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  const all = await findMigrations();
  await migrate(db, Object.fromEntries(Object.entries(all).filter(([name]) => name < '0099')));
  const session = { academic_year: '2026-2027', year: 'FIRST', kind: 'internal', state: 'open' };
  const deleted = {
    id: 'd',
    noun: 'exam-session',
    record_id: 'gone',
    label: 'Gone',
    deleted_at: '2026-11-01',
  };
  const notice = { audience: ['public'], inTicker: true, kind: 'holiday' };
  const publication = {
    noun: 'notice',
    record_id: 'n',
    at: '2026-11-01',
    actor: 'x',
    deed: 'publish',
    version: 1,
  };
  await db.transaction().execute(async (tx) => {
    const insert = (table: string, row: object) => anyTable(tx).insertInto(table).values(row).execute();
    await insert('subjects', {
      id: 's',
      code: 'AN1',
      name: 'Anatomy',
      year: 'FIRST',
      version: 1,
    });
    for (const is_public of [0, 1]) {
      const id = `e${is_public}`;
      await insert('exam_sessions', { ...session, id, name: id, is_public, first_date: '2026-12-01' });
      const paper = { session_id: id, subject_id: 's', held_on: '2026-12-01', starts_at: '09:30' };
      await insert('exam_papers', { ...paper, room: 'Hall 1', max_marks: 25 });
    }
    const kept = { exam_sessions: [{ ...session, id: 'gone', name: 'Gone', is_public: 1, first_date: '' }] };
    await insert('deleted_records', { ...deleted, data: JSON.stringify(kept) });
    await insert('publications', { ...publication, id: 'p', is_live: 0, data: JSON.stringify(notice) });
  });
  await migrate(db);
  const [shown, ...others] = await listPublishedSessions(db);
  expect(others).toEqual([]);
  expect(shown?.papers).toEqual([
    {
      subjectId: 's',
      code: 'AN1',
      subject: 'Anatomy',
      date: '2026-12-01',
      time: '09:30',
      room: 'Hall 1',
      duration: '',
      instructor: '',
      maxMarks: 25,
      enteredById: null,
    },
  ]);
  expect(await findSessionOnSite(db, 'e1')).toMatchObject({
    state: 'published',
    hasUnpublishedChanges: false,
  });
  expect(await findSessionOnSite(db, 'e0')).toMatchObject({ state: 'draft' });
  const without = await db.transaction().execute(takeStartRecords);
  expect(without?.sort()).toEqual(['exam-schedule', 'notices', 'ticker']);
  const { data } = await db.selectFrom('deleted_records').select('data').executeTakeFirstOrThrow();
  expect(data).not.toContain('is_public');
});
