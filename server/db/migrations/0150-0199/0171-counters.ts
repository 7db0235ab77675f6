import { type Kysely, sql } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** One table for the last number of every series, in place of one for receipts, one for enquiries and the highest certificate. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('counters'))
    .addColumn('series', text, (c) => c.notNull())
    .addColumn('year', text, (c) => c.notNull())
    .addColumn('last', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('counters_key', ['series', 'year'])
    .execute();
  await sql`insert into counters (series, year, last)
    select 'receipt', year, last from receipt_counters
    union all select 'enquiry', year, last from enquiry_counters
    union all select kind, academic_year, max(number) from certificates group by kind, academic_year`.execute(
    db,
  );
  await db.schema.dropTable('receipt_counters').execute();
  await db.schema.dropTable('enquiry_counters').execute();
}
