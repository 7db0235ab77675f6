import { type Kysely, sql } from 'kysely';
import { isPostgres, withoutTriggers } from '#server/db/driver/dialect.ts';
import { createTextFunctions } from '#server/db/driver/text-functions.ts';

const named = sql`case last_name when '' then first_name else last_name end`;
const searched = { search_text: sql`plain(search_text)` };
const ofNamed = {
  ...searched,
  last_name_key: sql`sort_key(${named})`,
  first_name_key: sql`sort_key(first_name)`,
};
const keys = {
  students: { ...ofNamed, staff_search_text: sql`plain(staff_search_text)` },
  faculty: ofNamed,
  guardians: ofNamed,
  payments: { ...searched, student_name_key: sql`sort_key(student_name)` },
  refunds: searched,
  audit_log: searched,
  enquiries: searched,
};

/** Letters that have no accent to lose, such as æ and ß, are searched and sorted as the letters that are typed for them. */
export async function up(db: Kysely<never>): Promise<void> {
  if (isPostgres(db)) await sql`set local statement_timeout = 0`.execute(db);
  await createTextFunctions(db);
  for (const [table, columns] of Object.entries(keys))
    await withoutTriggers(db, table, async () => {
      for (const [column, key] of Object.entries(columns))
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${key}
          where ${sql.ref(column)} <> ${key}`.execute(db);
    });
}
