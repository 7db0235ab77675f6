import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** People, pictures of the gallery and links of the examination hub that the office publishes. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  const table = (name: string) => strict(db, db.schema.createTable(name));

  await table('website_pictures')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('sizes', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();

  await table('website_people')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('place', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('designation', text, (c) => c.notNull())
    .addColumn('specialization', text, (c) => c.notNull())
    .addColumn('qualification', text, (c) => c.notNull())
    .addColumn('place_in_list', 'integer', (c) => c.notNull())
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('phone', text, (c) => c.notNull())
    .addColumn('linkedin', text, (c) => c.notNull())
    .addColumn('about', text, (c) => c.notNull())
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('photo_id', text, (c) => c.references('website_pictures.id'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  await table('gallery_pictures')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('category', text, (c) => c.notNull())
    .addColumn('festival', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('alt_text', text, (c) => c.notNull())
    .addColumn('place_in_list', 'integer', (c) => c.notNull())
    .addColumn('photo_id', text, (c) => c.notNull().references('website_pictures.id'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  await table('exam_links')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('tab', text, (c) => c.notNull())
    .addColumn('place_in_list', 'integer', (c) => c.notNull())
    .addColumn('link', text, (c) => c.notNull())
    .addColumn('file_id', text, (c) => c.references('notice_files.id'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  for (const name of ['website_people', 'gallery_pictures', 'exam_links'])
    await db.schema.createIndex(`${name}_by_place`).on(name).columns(['place_in_list', 'id']).execute();
  await db.schema.createIndex('website_people_by_photo').on('website_people').column('photo_id').execute();
  await db.schema
    .createIndex('gallery_pictures_by_photo')
    .on('gallery_pictures')
    .column('photo_id')
    .execute();
  await db.schema.createIndex('exam_links_by_file').on('exam_links').column('file_id').execute();

  await db.schema.alterTable('publications').addColumn('picture_id', text).execute();
  await db.schema
    .createIndex('publications_by_picture')
    .on('publications')
    .columns(['picture_id', 'is_live'])
    .execute();
}
