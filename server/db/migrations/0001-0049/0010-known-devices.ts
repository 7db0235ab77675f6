import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Browsers that have signed in to an account before: their failures have a count of their own. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('known_devices'))
    .addColumn('token_hash', text, (c) => c.notNull())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('last_login_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['token_hash', 'account_id'])
    .execute();
  await db.schema
    .createIndex('known_devices_by_account')
    .on('known_devices')
    .columns(['account_id', 'last_login_at'])
    .execute();
  await db.schema.createIndex('known_devices_by_time').on('known_devices').column('last_login_at').execute();
}
