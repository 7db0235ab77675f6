// A college that entered its own content and records with an earlier build: after the update all of it is there.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startCollege } from '#content/start-college.ts';
import { findMigrations, migrate } from '#server/db/migrate.ts';
import { anyTable } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { emptyDatabase } from '#test/fresh-database.ts';
import { bodyOf, openSite } from '#test/website.ts';

const at = '2026-09-01T06:00:00.000Z';

/** As the last build before the first release wrote it. */
async function anEarlierCollege(): Promise<Database> {
  const db = await emptyDatabase();
  onTestFinished(() => db.destroy());
  await migrate(db, Object.fromEntries(Object.entries(await findMigrations()).slice(0, 1)));
  await sql`update kysely_migration set name = '0001-college'`.execute(db);
  await sql`insert into kysely_migration values ('0200-ledger', ${at}), ('0370-digits-of-urdu', ${at})`.execute(
    db,
  );
  await db.transaction().execute(async (tx) => {
    const insert = (table: string, row: object) =>
      anyTable(tx)
        .insertInto(table)
        .values({ ...row })
        .execute();
    const publish = async (noun: string, recordId: string, data: object) =>
      insert('publications', {
        id: `p-${recordId}`,
        noun,
        record_id: recordId,
        at,
        actor: 'lakshmi',
        action: 'publish',
        is_live: 1,
        version: 1,
        data: JSON.stringify(data),
      });
    await publish('college', 'college', {
      ...startCollege,
      name: 'Godavari College of Physiotherapy',
      nameTe: 'గోదావరి కళాశాల',
      shortName: 'GCP',
      phone: '+91 98480 22338',
      numberPrefix: 'GCP',
      weekdayOpens: '10:00',
      weekdayCloses: '16:00',
      saturdayOpens: '',
      saturdayCloses: '',
    });
    await publish('words', 'home', {
      en: { 'home.hero.title': 'Move again' },
      te: { 'home.hero.title': { text: 'మళ్లీ కదలండి', from: 'Move again' } },
    });
    const proof = { year: '2026-2027', source: 'Order 7', sourceLink: '', checkedOn: '2026-08-01' };
    await publish('fact', 'fee-convener', { kind: 'rupees', amount: 48_000, ...proof });
    await anyTable(tx).updateTable('site_state').set({ start_records_without: null }).execute();

    const parents = ['father_first_name', 'father_last_name', 'mother_first_name', 'mother_last_name'];
    await insert('students', {
      id: 's1',
      first_name: 'Sravani',
      last_name: 'Gedela',
      ...Object.fromEntries(parents.map((name) => [name, 'Gedela'])),
      search_text: 'sravani gedela',
      created_at: at,
      updated_at: at,
      enrollment_number: 'GCP26007',
      year: 'SECOND',
    });
    const person = { id: 'i1', student_id: 's1' };
    const details = { dob: '2007-05-04', gender: 'Female', nationality: 'Indian', religion: 'Hindu' };
    await insert('personal_info', { ...person, ...details, address: 'Palasa' });
    await insert('contact_info', { ...person, email: 'sravani@people.example', phone: '+919848022339' });
    const fee = { id: 'f1', student_id: 's1', label: 'Tuition fee', amount: 48_000, due_on: '2026-12-01' };
    await insert('fees', { ...fee, paid: 20_000, paid_on: '2026-09-01' });
    await insert('payments', {
      id: 'pay1',
      student_id: 's1',
      fee_id: 'f1',
      student_name: 'Sravani Gedela',
      enrollment_number: 'GCP26007',
      fee_label: 'Tuition fee',
      amount: 20_000,
      paid_on: '2026-09-01',
      mode: 'cash',
      reference: '',
      note: '',
      receipt_number: 'GCP/2026-27/0007',
      receipt_year: '2026-27',
      receipt_serial: 7,
      entered_at: at,
      entered_by: 'lakshmi',
      search_text: 'sravani gedela',
    });
    await insert('counters', { series: 'receipt', year: '2026-27', last: 7 });
  });
  return db;
}

test('its name, words, fees, hours, students and receipts are all there after the update', async () => {
  const db = await anEarlierCollege();
  await migrate(db);
  const college = await openSite({ db });
  const admin = await college.asAdmin();

  const home = await bodyOf(college, '/');
  for (const text of [
    'Godavari College of Physiotherapy',
    'Move again',
    '₹ 48,000',
    'Mon-Fri 10:00 AM-4:00 PM',
  ])
    expect(home).toContain(text);
  expect(home).not.toMatch(/Vamsadhara|Transform Healthcare/);
  expect(await bodyOf(college, '/te')).toContain('మళ్లీ కదలండి');
  expect((await admin.get('/api/college')).json()).toMatchObject({
    name: 'Godavari College of Physiotherapy',
    phone: '+91 98480 22338',
    weekdayOpens: '10:00',
    saturdayOpens: '',
  });

  const student = (await admin.get('/api/students/s1?include=personalInfo,contactInfo,fees')).json();
  expect(student).toMatchObject({
    firstName: 'Sravani',
    enrollmentNumber: 'GCP26007',
    personalInfo: { address: 'Palasa' },
    contactInfo: { email: 'sravani@people.example' },
    fees: [{ label: 'Tuition fee', amount: 48_000, paid: 20_000 }],
  });
  const [payment] = (await admin.get('/api/payments?from=2026-09-01&to=2026-09-01')).json().payments ?? [];
  expect(payment).toMatchObject({ receiptNumber: 'GCP/2026-27/0007', amount: 20_000 });
  const paid = { amount: 1000, paidOn: '2026-11-20', mode: 'cash' };
  const next = await admin.post('/api/students/s1/fees/f1/payments', paid);
  expect(next.json(), next.body).toMatchObject({ receiptNumber: 'GCP/2026-27/0008' });
});
