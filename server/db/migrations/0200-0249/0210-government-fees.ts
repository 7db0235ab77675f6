import { type Kysely, sql } from 'kysely';
import { textType } from '#server/db/driver/dialect.ts';

/** Who pays a fee. What the government pays is not among the open fees: the indexes of those leave it out, like the queries. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await db.schema
    .alterTable('fees')
    .addColumn('payable_by', text, (c) => c.notNull().defaultTo('student'))
    .execute();
  for (const column of ['sanctioned_on', 'refused_on', 'refused_reason'])
    await db.schema.alterTable('fees').addColumn(column, text).execute();

  const columns = {
    fees_open_by_day: 'due_on, id',
    fees_open_by_label: 'label, due_on, id',
    fees_open_by_sum: '(amount - paid - conceded), id',
    fees_open_by_student: 'student_id, due_on, id, amount, paid, conceded, payable_by',
  };
  const open = `amount > paid + conceded and payable_by = 'student'`;
  for (const [name, of] of Object.entries(columns)) {
    await sql.raw(`drop index ${name}`).execute(db);
    await sql.raw(`create index ${name} on fees (${of}) where ${open}`).execute(db);
  }
  await sql`create index fees_of_government on fees (student_id, id) where payable_by = 'government'`.execute(
    db,
  );
}
