import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isPostgres, textType } from '#server/db/driver/dialect.ts';

type Rows = Record<string, Record<string, unknown>[]>;

/**
 * All uploaded files are bytes in one table. It is that of the PDFs, to which other tables refer; before, it and three more places
 * had base64 text. One row after the other: together they may need more memory than there is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table notice_files rename to files`.execute(db);
  await sql`alter table files rename column bytes to size`.execute(db);
  await db.schema
    .alterTable('files')
    .addColumn('picture_id', textType(db), (c) => c.references('website_pictures.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('files_of_picture').on('files').column('picture_id').execute();
  const bytes = isPostgres(db) ? sql`bytea not null default ''` : sql`blob not null default x''`;
  await sql`alter table files add column bytes ${bytes}`.execute(db);
  for (const id of await listIds(db, 'files')) {
    const { data } = await readRow(db, 'files', id);
    await sql`update files set bytes = ${bytesOf(data)} where id = ${id}`.execute(db);
  }
  await db.schema.alterTable('files').dropColumn('data').execute();

  await keepWebsitePictures(db);

  await db.schema.alterTable('payment_claims').addColumn('picture_id', textType(db)).execute();
  for (const id of await listIds(db, 'claim_pictures', 'claim_id')) {
    const { data } = await readRow(db, 'claim_pictures', id, 'claim_id');
    await sql`update payment_claims set picture_id = ${await keepFile(db, data)} where id = ${id}`.execute(
      db,
    );
  }
  await db.schema.dropTable('claim_pictures').execute();

  for (const id of await listIds(db, 'events')) {
    const { event_photo, event_thumbnail } = await readRow(db, 'events', id);
    await sql`update events set event_photo = ${await keepFile(db, event_photo)},
      event_thumbnail = ${await keepFile(db, event_thumbnail)} where id = ${id}`.execute(db);
  }
  for (const id of await listIds(db, 'deleted_records')) {
    const row = await readRow(db, 'deleted_records', id);
    if (row.noun !== 'event') continue;
    const data = JSON.parse(row.data ?? '') as Rows;
    for (const event of data.events ?? []) {
      event.event_photo = await keepFile(db, event.event_photo);
      event.event_thumbnail = await keepFile(db, event.event_thumbnail);
    }
    await sql`update deleted_records set data = ${JSON.stringify(data)} where id = ${id}`.execute(db);
  }
}

/** The sizes that the first builds made belonged to an event; from now on they are of a picture, which its publications name. */
async function keepWebsitePictures(db: Kysely<never>): Promise<void> {
  const known = new Set(await listIds(db, 'website_pictures'));
  for (const id of await listIds(db, 'published_pictures')) {
    const { record_id = '', avif, webp } = await readRow(db, 'published_pictures', id);
    const isKnown = known.has(record_id);
    const pictureId = isKnown ? record_id : id.replace(/-\d+$/, '');
    if (!isKnown) {
      await sql`insert into website_pictures (id, width, height, sizes, created_at)
        values (${pictureId}, 0, 0, '[]', ${new Date().toISOString()}) on conflict do nothing`.execute(db);
      await sql`insert into publication_pictures (publication_id, picture_id)
        select id, ${pictureId} from publications where noun = 'event' and record_id = ${record_id}
          and data like ${`%"${id}"%`} on conflict do nothing`.execute(db);
    }
    await keepFile(db, avif, `${id}.avif`, pictureId);
    await keepFile(db, webp, `${id}.webp`, pictureId);
  }
  await db.schema.dropTable('published_pictures').execute();
}

async function listIds(db: Kysely<never>, table: string, key = 'id'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select ${sql.ref(key)} as id from ${sql.table(table)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Its columns of text. */
async function readRow(db: Kysely<never>, table: string, id: string, key = 'id') {
  const { rows } = await sql<Record<string, string | undefined>>`
    select * from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(db);
  return rows[0] ?? {};
}

const bytesOf = (base64: unknown) => Buffer.from(String(base64), 'base64');

/** @returns the id of the file; null where there is none */
async function keepFile(
  db: Kysely<never>,
  base64: unknown,
  id: string = randomUUIDv7(),
  pictureId: string | null = null,
): Promise<string | null> {
  if (!base64) return null;
  const bytes = bytesOf(base64);
  await sql`insert into files (id, name, size, created_at, picture_id, bytes)
    values (${id}, '', ${bytes.length}, ${new Date().toISOString()}, ${pictureId}, ${bytes})`.execute(db);
  return id;
}
