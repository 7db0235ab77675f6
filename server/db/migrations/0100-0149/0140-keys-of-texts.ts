import { type Kysely, sql } from 'kysely';
import { isPostgres, textType, withoutTriggers } from '#server/db/driver/dialect.ts';
import { createTextFunctions } from '#server/db/driver/text-functions.ts';

/**
 * Names are sorted by a key of their letters, where they were sorted by code point, and texts are searched by a key in which
 * O'Brien is O’Brien.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // Every row of a large college is written again: that takes longer than a request may.
  if (isPostgres(db)) await sql`set local statement_timeout = 0`.execute(db);
  await createTextFunctions(db);
  for (const table of ['students', 'faculty'])
    for (const column of ['last_name_key', 'first_name_key']) await addKey(db, table, column);
  await addKey(db, 'payments', 'student_name_key');

  const names = sql`last_name_key = sort_key(last_name), first_name_key = sort_key(first_name)`;
  const searched = sql`search_text = plain(search_text)`;
  await update(db, 'students', sql`${names}, ${searched}, staff_search_text = plain(staff_search_text)`);
  await update(db, 'faculty', sql`${names}, ${searched}`);
  await update(db, 'payments', sql`student_name_key = sort_key(student_name), ${searched}`);
  await update(db, 'audit_log', searched);
  await update(db, 'enquiries', searched);

  await index(db, 'faculty_by_last_name', sql`faculty (${named})`);
  await index(db, 'payments_by_name', sql`payments (student_name_key, id)`);
  // A search reads every row of this index, which is far smaller than the table. PostgreSQL allows no entries that long.
  const whole = isPostgres(db) ? named : sql`${named}, search_text`;
  await index(db, 'students_by_last_name', sql`students (${whole})`);
  await index(db, 'students_by_first_name', sql`students (first_name_key, last_name_key, id)`);
  for (const column of ['year', 'blood_group', 'category', 'batch', 'status'])
    await index(db, `students_by_${column}`, sql`students (${sql.ref(column)}, ${named})`);
  // The expression and the condition must be those of the list's queries.
  const yearOrder = sql`(case year when 'FIRST' then 1 when 'SECOND' then 2 when 'THIRD' then 3 else 4 end)`;
  await index(db, 'students_by_year_order', sql`students (${yearOrder}, ${named})`);
  const current = sql`where status in ('ACTIVE', 'INTERN', 'DETAINED')`;
  await index(db, 'current_students_by_last_name', sql`students (${whole}) ${current}`);
  await index(db, 'current_students_by_year', sql`students (year, ${named}) ${current}`);
  await index(db, 'current_students_by_year_order', sql`students (${yearOrder}, ${named}) ${current}`);
}

const named = sql`last_name_key, first_name_key, id`;

async function addKey(db: Kysely<never>, table: string, column: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, textType(db), (c) => c.notNull().defaultTo(''))
    .execute();
}

/** Nothing that a trigger refuses or counts is changed. */
async function update(db: Kysely<never>, table: string, columns: ReturnType<typeof sql>): Promise<void> {
  await withoutTriggers(db, table, async () => {
    await sql`update ${sql.table(table)} set ${columns}`.execute(db);
  });
}

async function index(db: Kysely<never>, name: string, of: ReturnType<typeof sql>): Promise<void> {
  await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`create index ${sql.ref(name)} on ${of}`.execute(db);
}
