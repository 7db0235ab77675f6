import { type Kysely, sql } from 'kysely';
import { textType } from '#server/db/driver/dialect.ts';

const added = 'duration_te seats_te eligibility_te topics_te advantages_te outcomes_te alt_text alt_text_te';

/** A course has a picture, and every text in Telugu; what was published before has none of them. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  const alter = () => db.schema.alterTable('courses');
  await alter()
    .addColumn('photo_id', text, (c) => c.references('website_pictures.id'))
    .execute();
  await db.schema.createIndex('courses_by_photo').on('courses').column('photo_id').execute();
  for (const name of added.split(' '))
    await alter()
      .addColumn(name, text, (c) => c.notNull().defaultTo(''))
      .execute();
  const nothing = {
    photoId: null,
    photo: null,
    ...Object.fromEntries(added.split(' ').map((name) => [camel(name), ''])),
  };
  const { rows } = await sql<{ id: string; data: string }>`
    select id, data from publications where noun = 'course' and data is not null`.execute(db);
  for (const { id, data } of rows) {
    const whole = JSON.stringify({ ...nothing, ...(JSON.parse(data) as object) });
    await sql`update publications set data = ${whole} where id = ${id}`.execute(db);
  }
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
