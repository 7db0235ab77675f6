import { type Kysely, sql } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** What waits for a second person, and which kinds do. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await db.schema.alterTable('college_settings').addColumn('approvals', text).execute();
  await strict(db, db.schema.createTable('approvals'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('record_id', text, (c) => c.notNull())
    .addColumn('what', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('call', text, (c) => c.notNull())
    .addColumn('call_key', text, (c) => c.notNull())
    .addColumn('account_id', text, (c) => c.notNull())
    .addColumn('asked_by', text, (c) => c.notNull())
    .addColumn('asked_at', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('decided_by', text)
    .addColumn('decided_at', text)
    .addColumn('decided_reason', text, (c) => c.notNull())
    .execute();
  await sql`create unique index approvals_waiting on approvals (call_key) where state = 'waiting'`.execute(
    db,
  );
  await db.schema
    .createIndex('approvals_of_account')
    .on('approvals')
    .columns(['account_id', 'decided_at'])
    .execute();
}
