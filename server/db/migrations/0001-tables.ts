import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/driver/dialect.ts';
import { createTextFunctions } from '#server/db/driver/text-functions.ts';

/** Each file after those whose tables it refers to. */
const areas = ['people', 'account', 'teaching', 'exams', 'money', 'website', 'office'];

/** Every table as of the first release, in a file of SQL for each area. */
export async function up(db: Kysely<never>): Promise<void> {
  await createTextFunctions(db);
  for (const name of [...areas, isPostgres(db) ? 'postgres' : 'sqlite']) {
    const file = readFileSync(join(import.meta.dirname, `0001-tables/${name}.sql`), 'utf8');
    for (const statement of file.split(/;\n+(?=create|insert|--)/))
      await sql.raw(isPostgres(db) ? inPostgres(statement) : statement).execute(db);
  }
}

/**
 * PostgreSQL refuses a wrong type by itself, where SQLite is told to be strict; and it would sort text by the machine's
 * locale, not byte by byte.
 */
const inPostgres = (statement: string) =>
  statement.replace(/ strict;?\s*$/, '').replaceAll(/(?<=\w|") text\b/g, ' text collate "C"');
