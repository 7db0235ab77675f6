import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** The pictures of published events, as the website shows them. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('published_pictures'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('record_id', text, (c) => c.notNull())
    .addColumn('avif', text, (c) => c.notNull())
    .addColumn('webp', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('published_pictures_of_record')
    .on('published_pictures')
    .column('record_id')
    .execute();
}
