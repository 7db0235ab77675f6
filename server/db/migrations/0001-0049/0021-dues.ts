import { type Kysely, sql } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/**
 * What a concession takes off a fee, indexes of the fees that are open, and the reminders that were opened. A concession is a
 * fee with a negative amount that names the fee it reduces; `conceded` of that fee is the sum of them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await db.schema
    .alterTable('fees')
    .addColumn('conceded', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('fees').addColumn('concession_of', text).execute();
  await db.schema.alterTable('fees').addColumn('concession_reason', text).execute();

  // The same condition as in the queries, so that both databases use these indexes.
  const open = 'where amount > paid + conceded';
  await sql.raw(`create index fees_open_by_day on fees (due_on, id) ${open}`).execute(db);
  await sql.raw(`create index fees_open_by_label on fees (label, due_on, id) ${open}`).execute(db);
  await sql.raw(`create index fees_open_by_sum on fees ((amount - paid - conceded), id) ${open}`).execute(db);
  await sql.raw(`create index fees_open_by_student on fees (student_id, due_on, id) ${open}`).execute(db);

  await strict(db, db.schema.createTable('reminders'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('student_id', text, (c) => c.notNull().references('students.id').onDelete('cascade'))
    .addColumn('opened_on', text, (c) => c.notNull())
    .addColumn('opened_by', text, (c) => c.notNull())
    .addColumn('language', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('reminders_by_student')
    .on('reminders')
    .columns(['student_id', 'opened_on'])
    .execute();
}
