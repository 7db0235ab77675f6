import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** The secret of the authenticator app, recovery codes, and when the user of a session last confirmed the password. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await db.schema.alterTable('accounts').addColumn('totp_secret', text).execute();
  await db.schema.alterTable('accounts').addColumn('totp_since', text).execute();
  await db.schema
    .alterTable('accounts')
    .addColumn('totp_last_step', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('confirmed_at', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await strict(db, db.schema.createTable('recovery_codes'))
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('code_hash', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['account_id', 'code_hash'])
    .execute();
}
