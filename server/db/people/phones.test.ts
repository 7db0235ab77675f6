// The migration of phones: what can be read as a number of India is kept in one spelling, all else stays.
import { expect, onTestFinished, test } from 'vitest';
import { findMigrations, migrate } from '#server/db/migrate.ts';
import { anyTable } from '#server/db/rows.ts';
import { emptyDatabase } from '#test/fresh-database.ts';

test('phones of before are rewritten with their search texts, unreadable ones stay', async () => {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  const all = await findMigrations();
  await migrate(db, Object.fromEntries(Object.entries(all).filter(([name]) => name < '0015')));
  const names = ['first_name', 'last_name', 'father_last_name', 'mother_first_name', 'created_at'];
  const texts = [...names, 'mother_last_name', 'updated_at', 'year'];
  const student = { ...Object.fromEntries(texts.map((name) => [name, ''])), father_first_name: 'ÉLAN' };
  const phones = ['+91 90000 01001', '08942 000 000 (after 6 pm)', '+44 20 7946 0958', ''];
  await db.transaction().execute(async (tx) => {
    for (const [index, phone] of phones.entries()) {
      const id = `${index}`;
      const row = { ...student, id, enrollment_number: id, search_text: `x ${phone} y` };
      await anyTable(tx).insertInto('students').values(row).execute();
      const contact = { id, student_id: id, faculty_id: null, email: id, phone };
      await anyTable(tx).insertInto('contact_info').values(contact).execute();
    }
  });
  await migrate(db);
  const contacts = await db.selectFrom('contact_info').select('phone').orderBy('id').execute();
  expect(contacts.map(({ phone }) => phone)).toEqual(['+919000001001', ...phones.slice(1)]);
  const rows = await db
    .selectFrom('students')
    .select(['search_text', 'staff_search_text', 'status'])
    .orderBy('id')
    .execute();
  expect(rows[0]?.search_text).toMatch(/^x \+919000001001 y elan\s*$/);
  expect(rows[0]).toMatchObject({ staff_search_text: 'x +919000001001 y', status: 'ACTIVE' });
  expect(rows[1]?.staff_search_text).toBe('x 08942 000 000 (after 6 pm) y');
});
