import { type Kysely, sql } from 'kysely';
import { isPostgres, textType } from '#server/db/driver/dialect.ts';

/** Status, quota, category, batch and the parents' phone of a student, and the list of categories in the settings. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  for (const name of ['quota', 'category', 'batch', 'status_since'] as const)
    await db.schema.alterTable('students').addColumn(name, text).execute();
  const filled = { status: 'ACTIVE', parent_phone: '', staff_search_text: '' };
  for (const [name, initial] of Object.entries(filled))
    await db.schema
      .alterTable('students')
      .addColumn(name, text, (c) => c.notNull().defaultTo(initial))
      .execute();
  await db.schema
    .alterTable('college_settings')
    .addColumn('categories', text, (c) =>
      c.notNull().defaultTo('["OC","BC-A","BC-B","BC-C","BC-D","BC-E","SC","ST","EWS"]'),
    )
    .execute();

  // The office also searches by the names of parents; teachers, who may not read them, keep the text of before.
  const parents = sql`father_first_name || ' ' || father_last_name || ' ' || mother_first_name || ' ' || mother_last_name`;
  const plain = isPostgres(db)
    ? sql`lower(normalize(${parents}, nfc) collate "und-x-icu")`
    : sql`plain(${parents})`;
  await sql`update students set staff_search_text = search_text, search_text = search_text || ' ' || ${plain}`.execute(
    db,
  );

  const named = ['last_name', 'first_name', 'id'];
  for (const name of ['category', 'batch', 'status'])
    await db.schema
      .createIndex(`students_by_${name}`)
      .on('students')
      .columns([name, ...named])
      .execute();
  // The screens' lists leave out who has left or graduated; the same literals as in the list's condition.
  const searched = isPostgres(db) ? sql`` : sql`, search_text`;
  const current = sql`where status in ('ACTIVE', 'INTERN', 'DETAINED')`;
  await sql`create index current_students_by_last_name on students (last_name, first_name, id${searched}) ${current}`.execute(
    db,
  );
  await sql`create index current_students_by_year on students (year, last_name, first_name, id) ${current}`.execute(
    db,
  );
  await sql`create index current_students_by_year_order on students (
    (case year when 'FIRST' then 1 when 'SECOND' then 2 when 'THIRD' then 3 else 4 end), last_name, first_name, id
  ) ${current}`.execute(db);
}
