import { type Kysely, sql } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** The courses of the website become rows. An existing college gets those of the start, which its visitors see, at the next start. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  const texts =
    'slug name name_te duration seats eligibility fees text text_te topics advantages outcomes'.split(' ');
  let table = strict(db, db.schema.createTable('courses'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('place_in_list', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1));
  for (const name of texts) table = table.addColumn(name, text, (c) => c.notNull());
  await table.execute();
  await db.schema.createIndex('courses_by_place').on('courses').columns(['place_in_list', 'id']).execute();
  await sql`update site_state set start_records_without = 'earlier' where start_records_without is null`.execute(
    db,
  );
}
