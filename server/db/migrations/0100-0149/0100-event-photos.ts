import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Further photos of an event, and every picture that a publication shows. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await db.schema.alterTable('events').addColumn('photo_id', text).execute();
  await strict(db, db.schema.createTable('event_photos'))
    .addColumn('event_id', text, (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('photo_id', text, (c) => c.notNull().references('website_pictures.id'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('event_photos_key', ['event_id', 'photo_id'])
    .execute();
  await db.schema.createIndex('event_photos_by_photo').on('event_photos').column('photo_id').execute();
  await strict(db, db.schema.createTable('publication_pictures'))
    .addColumn('publication_id', text, (c) => c.notNull().references('publications.id').onDelete('cascade'))
    .addColumn('picture_id', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('publication_pictures_key', ['picture_id', 'publication_id'])
    .execute();
  await db.schema
    .createIndex('publication_pictures_of_publication')
    .on('publication_pictures')
    .column('publication_id')
    .execute();
}
