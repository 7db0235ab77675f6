import type { Kysely } from 'kysely';
import { textType } from '#server/db/driver/dialect.ts';

/** The units of a subject, and those that were finished in a class: each is a line. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [table, column] of [
    ['subjects', 'syllabus'],
    ['classes', 'units'],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, textType(db), (c) => c.notNull().defaultTo(''))
      .execute();
}
