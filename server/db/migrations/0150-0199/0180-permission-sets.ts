// What a staff account may do, and the day on which it was closed. All admins until now keep everything.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('accounts')
    .addColumn('permissions', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('accounts').addColumn('closed_on', 'text').execute();
  await sql`update accounts set permissions = 'admin' where role = 'admin'`.execute(db);
}
