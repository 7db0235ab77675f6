// The migration of holidays: those of the academic years and those typed into the calendar become one list.
import { expect, onTestFinished, test } from 'vitest';
import { findMigrations, migrate } from '#server/db/migrate.ts';
import { anyTable } from '#server/db/rows.ts';
import { emptyDatabase } from '#test/fresh-database.ts';

test('holidays of before are entries of the calendar afterwards, each once in each year', async () => {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  const all = await findMigrations();
  await migrate(db, Object.fromEntries(Object.entries(all).filter(([name]) => name < '0091')));
  const holidays = [
    { date: '2026-10-02', name: 'Gandhi Jayanti' },
    { date: '2026-11-08', name: 'Diwali' },
  ];
  await db.transaction().execute(async (tx) => {
    const calendar = [
      { id: '1', year: 'FIRST', date: '2026-11-08', event: 'Diwali (holiday)' },
      { id: '2', year: 'SECOND', date: '2026-11-08', event: 'DIWALI' },
      { id: '3', year: 'FIRST', date: '2026-11-09', event: 'Viva' },
    ];
    for (const entry of calendar) await anyTable(tx).insertInto('academic_calendar').values(entry).execute();
    const year = {
      id: '2026-2027',
      starts_on: '2026-08-01',
      ends_on: '2027-07-31',
      version: 1,
      eligible_from: 75,
      condonable_from: 60,
      leave_counts: 'missed',
      duty_counts: 'attended',
      holidays: JSON.stringify(holidays),
    };
    await anyTable(tx).insertInto('academic_years').values(year).execute();
  });
  await migrate(db);
  const entries = await db
    .selectFrom('academic_calendar')
    .select(['year', 'date', 'event', 'kind'])
    .orderBy('date')
    .orderBy('year')
    .execute();
  expect(entries.map(({ year, date, event, kind }) => [year, date.slice(5), event, kind])).toEqual([
    ['FIRST', '10-02', 'Gandhi Jayanti', 'holiday'],
    ['FOURTH', '10-02', 'Gandhi Jayanti', 'holiday'],
    ['SECOND', '10-02', 'Gandhi Jayanti', 'holiday'],
    ['THIRD', '10-02', 'Gandhi Jayanti', 'holiday'],
    ['FIRST', '11-08', 'Diwali (holiday)', 'holiday'],
    ['FOURTH', '11-08', 'Diwali', 'holiday'],
    ['SECOND', '11-08', 'DIWALI', 'holiday'],
    ['THIRD', '11-08', 'Diwali', 'holiday'],
    ['FIRST', '11-09', 'Viva', 'event'],
  ]);
});
