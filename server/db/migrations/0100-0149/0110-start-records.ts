import { type Kysely, sql } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/**
 * The records that the website starts with become rows, which the next start of the program enters once. An existing college gets
 * those that its visitors still see: of a part for which the office has published something they are left out.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await db.schema
    .alterTable('notices')
    .addColumn('link', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update publications set data = substr(data, 1, length(data) - 1) || ',"link":""}'
    where noun = 'notice' and data is not null`.execute(db);
  await strict(db, db.schema.createTable('exam_dates'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('held_on', text, (c) => c.notNull())
    .addColumn('starts_at', text, (c) => c.notNull())
    .addColumn('year', text, (c) => c.notNull())
    .addColumn('semester', text, (c) => c.notNull())
    .addColumn('venue', text, (c) => c.notNull())
    .addColumn('exam_code', text, (c) => c.notNull())
    .addColumn('duration', text, (c) => c.notNull())
    .addColumn('instructor', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('exam_dates_by_day').on('exam_dates').columns(['held_on', 'id']).execute();

  const { rows } = await sql<{ part: string }>`select part from published_parts`.execute(db);
  const parts = rows.map(({ part }) => part).join(',');
  await db.schema.alterTable('site_state').addColumn('start_records_without', text).execute();
  await sql`update site_state set start_records_without = ${parts}`.execute(db);
  await db.schema.dropTable('published_parts').execute();
}
