import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** E-mails that are still to be sent, each to a reader of a message or to the owner of an account; and how a reader's went. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  for (const column of ['email', 'reason'])
    await db.schema
      .alterTable('message_readers')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute();
  await strict(db, db.schema.createTable('mails'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('reader_id', text, (c) => c.unique().references('message_readers.id').onDelete('cascade'))
    .addColumn('account_id', text, (c) => c.unique().references('accounts.id').onDelete('cascade'))
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('due_at', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mails_by_due').on('mails').column('due_at').execute();
}
