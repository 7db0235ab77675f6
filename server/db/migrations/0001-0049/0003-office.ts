import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Imports that can be undone, calendar feeds, small pictures of events, labels in the history. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  const table = (name: string) => strict(db, db.schema.createTable(name));

  await db.schema
    .alterTable('audit_log')
    .addColumn('label', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('events').addColumn('event_thumbnail', text).execute();

  await table('imports')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('noun', text, (c) => c.notNull())
    .addColumn('file_name', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('actor', text, (c) => c.notNull())
    .addColumn('created', 'integer', (c) => c.notNull())
    .addColumn('updated', 'integer', (c) => c.notNull())
    .addColumn('skipped', 'integer', (c) => c.notNull())
    .addColumn('undone_at', text)
    .execute();

  await table('import_rows')
    .addColumn('import_id', text, (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('record_id', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('before', text)
    .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'record_id'])
    .execute();

  await table('calendar_feeds')
    .addColumn('account_id', text, (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('token_hash', text, (c) => c.notNull().unique())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();

  await db.schema.createIndex('imports_by_time').on('imports').column('at').execute();
}
