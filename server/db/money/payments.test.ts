// What was paid before payments were kept becomes one payment per fee.
import { expect, onTestFinished, test } from 'vitest';
import { findMigrations, migrate } from '#server/db/migrate.ts';
import { anyTable } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { emptyDatabase } from '#test/fresh-database.ts';

test('the migration makes a payment of each fee that something is paid of, numbered by day in its year', async () => {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  const migrations = Object.entries(await findMigrations());
  await migrate(db, Object.fromEntries(migrations.filter(([name]) => name < '0020')));
  const parents = {
    father_first_name: '',
    father_last_name: '',
    mother_first_name: '',
    mother_last_name: '',
  };
  const insert = (table: string, rows: Record<string, unknown>[]) =>
    anyTable(db as Tx)
      .insertInto(table)
      .values(rows)
      .execute();
  const student = { id: 's', first_name: 'Asha', last_name: 'Naidu', enrollment_number: 'VCP26001' };
  await insert('students', [
    { ...parents, ...student, year: 'FIRST', search_text: '', created_at: '', updated_at: '' },
  ]);
  const fee = { student_id: 's', label: 'Tuition fee', amount: 50_000, due_on: '2025-06-01' };
  await insert('fees', [
    { ...fee, id: 'unpaid', paid: 0, paid_on: null },
    { ...fee, id: 'april', paid: 20_000, paid_on: '2026-04-01' },
    { ...fee, id: 'march', paid: 50_000, paid_on: '2026-03-31' },
    { ...fee, id: 'no-day', paid: 5, paid_on: null },
  ]);
  await migrate(db);
  const payments = await db
    .selectFrom('payments')
    .select(['fee_id', 'receipt_number', 'amount', 'paid_on', 'student_name', 'mode'])
    .orderBy('receipt_number')
    .execute();
  const shared = { student_name: 'Asha Naidu', mode: 'cash' };
  expect(payments).toEqual([
    { ...shared, fee_id: 'no-day', receipt_number: 'VCP/2025-26/0001', amount: 5, paid_on: '2025-06-01' },
    { ...shared, fee_id: 'march', receipt_number: 'VCP/2025-26/0002', amount: 50_000, paid_on: '2026-03-31' },
    { ...shared, fee_id: 'april', receipt_number: 'VCP/2026-27/0001', amount: 20_000, paid_on: '2026-04-01' },
  ]);
  expect(await db.selectFrom('counters').selectAll().orderBy('year').execute()).toEqual([
    { series: 'receipt', year: '2025-26', last: 2 },
    { series: 'receipt', year: '2026-27', last: 1 },
  ]);
});
