import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isPostgres, textType } from '#server/db/driver/dialect.ts';

/** Of the tables below, whose columns are texts where they are read here. */
type Row = Record<string, string>;

/**
 * All uploaded files are bytes in one table. It is that of the PDFs, to which other tables refer; before, it and three more places
 * had base64 text. One row after the other: together they may need more memory than there is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await sql`alter table notice_files rename to files`.execute(db);
  await sql`alter table files rename column bytes to size`.execute(db);
  await db.schema
    .alterTable('files')
    .addColumn('picture_id', text, (c) => c.references('website_pictures.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('files_of_picture').on('files').column('picture_id').execute();
  const bytes = isPostgres(db) ? sql`bytea not null default ''` : sql`blob not null default x''`;
  await sql`alter table files add column bytes ${bytes}`.execute(db);
  for await (const { id, data } of rowsOf(db, 'files'))
    await sql`update files set bytes = ${bytesOf(data)} where id = ${id}`.execute(db);
  await db.schema.alterTable('files').dropColumn('data').execute();

  for await (const row of rowsOf(db, 'published_pictures')) await keepWebsitePicture(db, row);
  await db.schema.dropTable('published_pictures').execute();

  await db.schema.alterTable('payment_claims').addColumn('picture_id', text).execute();
  for await (const { claim_id, data } of rowsOf(db, 'claim_pictures', 'claim_id'))
    await sql`update payment_claims set picture_id = ${await keep(db, data)} where id = ${claim_id}`.execute(
      db,
    );
  await db.schema.dropTable('claim_pictures').execute();

  for await (const { id, event_photo, event_thumbnail } of rowsOf(db, 'events'))
    await sql`update events set event_photo = ${await keep(db, event_photo)},
      event_thumbnail = ${await keep(db, event_thumbnail)} where id = ${id}`.execute(db);
  for await (const { id, noun, data = '' } of rowsOf(db, 'deleted_records')) {
    if (noun !== 'event') continue;
    const kept = JSON.parse(data) as { events?: Record<string, unknown>[] };
    for (const event of kept.events ?? [])
      for (const column of ['event_photo', 'event_thumbnail']) event[column] = await keep(db, event[column]);
    await sql`update deleted_records set data = ${JSON.stringify(kept)} where id = ${id}`.execute(db);
  }
}

/** Sizes that the first builds made belonged to an event; from now on they are of a picture, which the publications name. */
async function keepWebsitePicture(db: Kysely<never>, { id = '', record_id, avif, webp }: Row): Promise<void> {
  const { rows: known } = await sql<Row>`select id from website_pictures where id = ${record_id}`.execute(db);
  const pictureId = known[0]?.id ?? id.replace(/-\d+$/, '');
  if (!known[0]) {
    await sql`insert into website_pictures (id, width, height, sizes, created_at)
      values (${pictureId}, 0, 0, '[]', ${new Date().toISOString()}) on conflict do nothing`.execute(db);
    await sql`insert into publication_pictures (publication_id, picture_id)
      select id, ${pictureId} from publications where noun = 'event' and record_id = ${record_id}
        and data like ${`%"${id}"%`} on conflict do nothing`.execute(db);
  }
  await keep(db, avif, `${id}.avif`, pictureId);
  await keep(db, webp, `${id}.webp`, pictureId);
}

async function* rowsOf(db: Kysely<never>, table: string, key = 'id'): AsyncIterable<Row> {
  const all = await sql<Row>`select ${sql.ref(key)} as id from ${sql.table(table)}`.execute(db);
  for (const { id } of all.rows) {
    const one = await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(db);
    yield* one.rows;
  }
}

const bytesOf = (base64: unknown) => Buffer.from(String(base64), 'base64');

/** @returns the id of the file; null where there is none */
async function keep(
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
