import type { Kysely } from 'kysely';
import { textType } from '#server/db/driver/dialect.ts';

/** What the columns of an imported file were taken for: the next file with the same headings is read the same way. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await db.schema.alterTable('imports').addColumn('headings', text).execute();
  await db.schema.alterTable('imports').addColumn('fields', text).execute();
  await db.schema
    .createIndex('imports_by_headings')
    .on('imports')
    .columns(['noun', 'headings', 'at'])
    .execute();
}
