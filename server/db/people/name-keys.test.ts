// Lists of people are sorted by a key of the name, which the migration gives to those who are there already.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { findMigrations, migrate } from '#server/db/migrate.ts';
import { anyTable } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { emptyDatabase } from '#test/fresh-database.ts';

const texts = ['father_first_name', 'father_last_name', 'mother_first_name', 'mother_last_name', 'year'];
const blank = Object.fromEntries([...texts, 'created_at', 'updated_at'].map((name) => [name, '']));

/** A database as it was before the migration of that number. */
async function databaseBefore(number: string) {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  const earlier = Object.entries(await findMigrations()).filter(([name]) => name < number);
  await migrate(db, Object.fromEntries(earlier));
  const insert = (table: string, rows: Record<string, unknown>[]) =>
    anyTable(db as Tx)
      .insertInto(table)
      .values(rows)
      .execute();
  return { db, insert };
}

test('the migration gives keys to the people and payments of before; what was final stays final', async () => {
  const { db, insert } = await databaseBefore('0140');
  await insert(
    'students',
    ['das', 'Zebra', 'Ápte', 'de Souza', 'ళక్ష్మి', 'హరి', 'O’Brien'].map((name, index) => ({
      ...blank,
      id: `${index}`,
      first_name: 'X',
      last_name: name,
      enrollment_number: `${index}`,
      search_text: `x ${name.toLowerCase()}`,
      staff_search_text: name,
    })),
  );
  await insert('payments', [
    {
      id: 'p',
      student_id: '6',
      fee_id: 'f',
      student_name: 'X O’Brien',
      enrollment_number: '6',
      fee_label: '',
      amount: 1,
      paid_on: '2026-11-02',
      mode: 'cash',
      reference: '',
      note: '',
      receipt_number: 'R1',
      receipt_year: '2026',
      receipt_serial: 1,
      entered_at: '',
      entered_by: '',
      search_text: 'x o’brien',
    },
  ]);
  await migrate(db);

  const students = await db.selectFrom('students').selectAll().orderBy('last_name_key').execute();
  expect(students.map((row) => row.last_name)).toEqual([
    'Ápte',
    'das',
    'de Souza',
    'O’Brien',
    'Zebra',
    'హరి',
    'ళక్ష్మి',
  ]);
  expect(students[3]).toMatchObject({
    search_text: 'x obrien',
    staff_search_text: 'obrien',
    first_name_key: 'x',
  });
  const payment = db.selectFrom('payments').select(['student_name_key', 'search_text']);
  expect(await payment.execute()).toEqual([{ student_name_key: 'x obrien', search_text: 'x obrien' }]);
  await expect(sql`update payments set amount = 2`.execute(db)).rejects.toThrow(/never changed/);
});

test('the migration folds letters of the people of before that have no accent to lose', async () => {
  const { db, insert } = await databaseBefore('0320');
  const before = {
    last_name_key: 'æsop',
    first_name_key: 'x',
    search_text: 'x æsop',
    staff_search_text: 'æsop',
  };
  const student = { ...blank, id: '1', first_name: 'X', last_name: 'Æsop', enrollment_number: '1' };
  await insert('students', [{ ...student, ...before }]);
  await migrate(db);
  const keys = ['last_name_key', 'first_name_key', 'search_text', 'staff_search_text'] as const;
  expect(await db.selectFrom('students').select(keys).execute()).toEqual([
    { last_name_key: 'aesop', first_name_key: 'x', search_text: 'x aesop', staff_search_text: 'aesop' },
  ]);
});
