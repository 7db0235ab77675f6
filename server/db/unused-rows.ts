// Uploaded files and pictures that no record names any more.
import { sql } from 'kysely';
import type { DeletedNoun } from '#shared/kit/record-types.ts';
import type { Database, Schema } from './schema.ts';

interface Users {
  /** The columns that name a row. */
  named: readonly `${keyof Schema}.${string}`[];
  /** Deleted records of these types can be restored with what they name. */
  nouns: readonly DeletedNoun[];
}

/** @param before an instant: what is younger may be named soon */
export async function deleteUnused(
  db: Database,
  table: 'notice_files' | 'website_pictures',
  { named, nouns }: Users,
  before: string,
): Promise<void> {
  const isNamed = named.map(
    (column) => sql`exists (select 1 from ${sql.table(column.split('.')[0] ?? '')}
      where ${sql.ref(column)} = ${sql.ref(`${table}.id`)})`,
  );
  await sql`delete from ${sql.table(table)} where created_at < ${before} and not (${sql.join(isNamed, sql` or `)})
    and not exists (select 1 from deleted_records where noun in (${sql.join(nouns)})
      and data like '%' || ${sql.ref(`${table}.id`)} || '%')`.execute(db);
}
