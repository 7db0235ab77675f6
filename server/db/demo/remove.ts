import type { Account } from '#server/db/account/accounts.ts';
import { anyTable, countChanged, idsOf, updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { deleteUnused } from '#server/db/unused-rows.ts';
import { type PublishedNoun, takeBack } from '#server/db/website/publications.ts';
import { recordTypes } from '#shared/kit/record-types.ts';
import { demoPaymentInfoText } from './fees.ts';

/** In the order of the foreign keys: a row is deleted before the row it refers to. */
const tables = [
  ...(['guardians', 'students', 'timetable', 'classes', 'exam_sessions', 'faculty', 'events'] as const),
  ...(['academic_calendar', 'notices', 'website_people', 'exam_links', 'fee_plans', 'fee_raises'] as const),
  ...(['bulk_changes', 'enquiries', 'deleted_records', 'subjects'] as const),
] as const;
export type SampleTable = (typeof tables)[number];

/** A sample subject that one of these uses stays. */
const tablesOfSubjects = [
  ...(['results', 'exam_papers', 'grade_info', 'timetable'] as const),
  ...(['substitutions', 'classes', 'attendance_sums'] as const),
] as const;

/**
 * Removes the sample records with their accounts, and accounts that still have a published
 * password. The college's own records stay, and so does a sample subject that they use.
 * @param accounts those with a published password
 * @returns how many rows were deleted
 */
export async function removeDemoData(db: Database, accounts: Account[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const samples = (table: SampleTable) =>
      tx.selectFrom('sample_records').select('record_id').where('table_name', '=', table);
    const remove = (table: string, column: string, which: unknown) =>
      countChanged(anyTable(tx).deleteFrom(table).where(column, 'in', which));
    let count = await remove('payments', 'student_id', samples('students'));
    for (const table of ['advances', 'refunds']) await remove(table, 'student_id', samples('students'));
    for (const table of ['students', 'faculty'] as const)
      count += await remove('deleted_records', 'record_id', samples(table));
    await updateWhere(tx, 'college_settings', { payment_info: demoPaymentInfoText }, { payment_info: null });
    // The college's own receipts begin with 1.
    for (const [series, table] of [
      ['receipt', 'payments'],
      ['refund', 'refunds'],
    ] as const)
      await anyTable(tx)
        .deleteFrom('counters')
        .where('series', '=', series)
        .where('year', 'not in', anyTable(tx).selectFrom<string>(table).select(`${series}_year`))
        .execute();
    for (const noun of ['notice', 'website-person', 'exam-link', 'event', 'exam-session'] as const)
      await takeBackSamples(tx, noun, await listIds(samples(recordTypes[noun].table)));
    for (const table of tables) {
      let rows = tx.deleteFrom(table).where('id', 'in', samples(table));
      if (table === 'subjects') {
        for (const used of tablesOfSubjects)
          rows = rows.where('id', 'not in', tx.selectFrom(used).select('subject_id'));
      }
      count += await countChanged(rows);
    }
    // That of the admin; those of people were deleted with them.
    if (accounts.length > 0) count += await remove('accounts', 'id', idsOf(accounts));
    // The college's own enquiries begin with 1, unless one has been sent already.
    await tx
      .deleteFrom('counters')
      .where('series', '=', 'enquiry')
      .where((eb) => eb.not(eb.exists(eb.selectFrom('enquiries').select('id'))))
      .execute();
    await tx.deleteFrom('sample_records').execute();
    await deleteUnused(tx, new Date().toISOString());
    return count;
  });
}

/** A sample that was published would stay on the site without its record. */
async function takeBackSamples(tx: Tx, noun: PublishedNoun, ids: string[]): Promise<void> {
  const author = { accountId: null, label: 'demo:remove', requestId: '' };
  for (const recordId of ids) await takeBack(tx, { noun, recordId }, author, new Date());
}

async function listIds(select: { execute: () => Promise<{ record_id: string }[]> }): Promise<string[]> {
  return (await select.execute()).map(({ record_id }) => record_id);
}
