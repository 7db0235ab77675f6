import { expect, onTestFinished, test } from 'vitest';
import { findMigrations, migrate } from '#server/db/migrate.ts';
import { anyTable } from '#server/db/rows.ts';
import { emptyDatabase } from '#test/fresh-database.ts';

test('fee raises from before the column get the academic year of their plan', async () => {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  const all = await findMigrations();
  await migrate(db, Object.fromEntries(Object.entries(all).filter(([name]) => name < '0092')));
  const raises = ['First year, management, 2026-2027', 'Bus fee 2026-2027, chosen students'].map(
    (plan, id) => ({
      id: String(id),
      plan,
      raised_at: '2026-11-20T06:00:00Z',
      raised_by: 'x',
      undone_at: null,
      students: 1,
      fees: 1,
      amount: 1,
    }),
  );
  await db.transaction().execute((tx) => anyTable(tx).insertInto('fee_raises').values(raises).execute());
  await migrate(db);
  expect(await db.selectFrom('fee_raises').select('academic_year').orderBy('id').execute()).toEqual([
    { academic_year: '2026-2027' },
    { academic_year: null },
  ]);
});
