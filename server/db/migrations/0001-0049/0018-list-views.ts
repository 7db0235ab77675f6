import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Saved views of lists, one set for each account. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('list_views'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('list', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('search', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('list_views_by_account')
    .unique()
    .on('list_views')
    .columns(['account_id', 'list', 'name'])
    .execute();
}
