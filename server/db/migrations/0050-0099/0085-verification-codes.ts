import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/**
 * The codes printed on receipts, made when a receipt is first printed. Marks memos are numbered like certificates: `about` is
 * the exam session of a memo, `content` a hash of the marks that it shows; both are '' for certificates.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('receipt_codes'))
    .addColumn('payment_id', text, (c) => c.primaryKey().references('payments.id').onDelete('cascade'))
    .addColumn('code', text, (c) => c.notNull().unique())
    .execute();
  for (const column of ['about', 'content']) {
    await db.schema
      .alterTable('certificates')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute();
  }
}
