// Uploaded files and pictures that no record names any more.
import { sql } from 'kysely';
import type { Database, Schema } from './schema.ts';

type Column = `${keyof Schema}.${string}`;

/** The columns that name a row of these tables. */
const named = {
  website_pictures: [
    'website_people.photo_id',
    'gallery_pictures.photo_id',
    'courses.photo_id',
    'event_photos.photo_id',
    'events.photo_id',
    'publication_pictures.picture_id',
    'publications.picture_id',
  ],
  files: [
    'notices.file_id',
    'exam_links.file_id',
    'study_materials.file_id',
    'publications.file_id',
    'students.profile_pic',
    'events.event_photo',
    'events.event_thumbnail',
    'payment_claims.picture_id',
  ],
} satisfies Record<string, Column[]>;

/**
 * Deleted records can be restored with what they name. The files of a picture of the website end with it.
 * @param before an instant: what is younger may be named soon
 */
export async function deleteUnused(db: Database, before: string): Promise<void> {
  await deleteFrom(db, 'website_pictures', before);
  await deleteFrom(db, 'files', before);
}

async function deleteFrom(db: Database, table: keyof typeof named, before: string): Promise<void> {
  const ids = named[table].map(
    (column) => sql`select ${sql.ref(column)} from ${sql.table(column.split('.')[0] ?? '')}
      where ${sql.ref(column)} is not null`,
  );
  const ofPicture = table === 'files' ? sql`picture_id is null and` : sql``;
  // A list of ids, not a search for each row: the columns have no index.
  await sql`delete from ${sql.table(table)} where ${ofPicture} created_at < ${before}
    and id not in (${sql.join(ids, sql` union all `)})
    and not exists (select 1 from deleted_records where data like '%' || ${sql.ref(`${table}.id`)} || '%')`.execute(
    db,
  );
}
