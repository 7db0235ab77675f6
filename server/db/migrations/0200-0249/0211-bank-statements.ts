import { type Kysely, sql } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/**
 * What students say that they have paid, and the lines of the bank's statements. A line makes one payment for ever, in
 * whichever statement it comes again: its key is unique among the payments of lines.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('payment_claims'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('student_id', text, (c) => c.notNull().references('students.id').onDelete('cascade'))
    .addColumn('fee_id', text, (c) => c.notNull().references('fees.id').onDelete('cascade'))
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('paid_on', text, (c) => c.notNull())
    .addColumn('utr', text, (c) => c.notNull())
    .addColumn('utr_key', text, (c) => c.notNull())
    .addColumn('claimed_at', text, (c) => c.notNull())
    .addColumn('claimed_by', text, (c) => c.notNull())
    .addColumn('refused_reason', text)
    .addUniqueConstraint('one_claim_of_transfer', ['student_id', 'fee_id', 'utr_key'])
    .execute();
  await db.schema.createIndex('payment_claims_by_fee').on('payment_claims').column('fee_id').execute();
  await sql`create index payment_claims_open on payment_claims (claimed_at) where refused_reason is null`.execute(
    db,
  );

  await strict(db, db.schema.createTable('bank_statements'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('bank', text, (c) => c.notNull())
    .addColumn('bank_key', text, (c) => c.notNull())
    .addColumn('file_name', text, (c) => c.notNull())
    .addColumn('columns', text, (c) => c.notNull())
    .addColumn('left_out', 'integer', (c) => c.notNull())
    .addColumn('unread', text, (c) => c.notNull())
    .addColumn('read_at', text, (c) => c.notNull())
    .addColumn('read_by', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('bank_statements_by_bank')
    .on('bank_statements')
    .columns(['bank_key', 'read_at'])
    .execute();

  await strict(db, db.schema.createTable('bank_rows'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('statement_id', text, (c) => c.notNull().references('bank_statements.id').onDelete('cascade'))
    .addColumn('line', 'integer', (c) => c.notNull())
    .addColumn('row_key', text, (c) => c.notNull())
    .addColumn('paid_on', text, (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('utr', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('bank_rows_of_statement')
    .on('bank_rows')
    .columns(['statement_id', 'line'])
    .execute();

  await strict(db, db.schema.createTable('bank_row_payments'))
    .addColumn('row_key', text, (c) => c.primaryKey())
    .addColumn('payment_id', text, (c) => c.notNull())
    .execute();
}
