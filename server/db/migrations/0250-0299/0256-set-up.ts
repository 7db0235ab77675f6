import type { Kysely } from 'kysely';

/** Whether the office has put away the list of what to begin with. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('college_settings')
    .addColumn('is_set_up', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
