import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** The backups that were made, so that the admin sees when there was none. Their ids sort by time. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('backups'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('place', text, (c) => c.notNull())
    .addColumn('kilobytes', 'integer', (c) => c.notNull())
    .execute();
}
