import { type Kysely, sql } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Notices, their PDFs, what was published of them and when. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  const table = (name: string) => strict(db, db.schema.createTable(name));

  await table('notice_files')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('data', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();

  await table('notices')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('title_te', text, (c) => c.notNull())
    .addColumn('text_te', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('audience', text, (c) => c.notNull())
    .addColumn('from_on', text, (c) => c.notNull())
    .addColumn('until_on', text)
    .addColumn('is_pinned', 'integer', (c) => c.notNull())
    .addColumn('in_ticker', 'integer', (c) => c.notNull())
    .addColumn('file_id', text, (c) => c.references('notice_files.id'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('notices_by_day').on('notices').columns(['from_on', 'id']).execute();
  await db.schema.createIndex('notices_by_file').on('notices').column('file_id').execute();

  // Not bound to the record by a foreign key: the history of a deleted notice stays for its restore.
  await table('publications')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('noun', text, (c) => c.notNull())
    .addColumn('record_id', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('actor', text, (c) => c.notNull())
    .addColumn('deed', text, (c) => c.notNull())
    .addColumn('is_live', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('data', text)
    .addColumn('file_id', text, (c) => c.references('notice_files.id'))
    .execute();
  await db.schema
    .createIndex('publications_of_record')
    .on('publications')
    .columns(['noun', 'record_id', 'id'])
    .execute();
  await db.schema
    .createIndex('publications_live')
    .unique()
    .on('publications')
    .columns(['noun', 'record_id'])
    .where(sql.ref('is_live'), '=', sql.lit(1))
    .execute();
  await db.schema.createIndex('publications_by_file').on('publications').column('file_id').execute();

  await table('site_state')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into site_state (id, version) values ('site', 0)`.execute(db);
}
