import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Who has forgotten the password and waits for a link of the office: an account waits once. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('password_requests'))
    .addColumn('account_id', text, (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('asked_at', text, (c) => c.notNull())
    .execute();
}
