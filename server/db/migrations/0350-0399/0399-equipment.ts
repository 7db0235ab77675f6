import { type Kysely, sql } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('equipment'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('number', text, (c) => c.notNull())
    .addColumn('room', text, (c) => c.notNull())
    .addColumn('condition', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await sql`create unique index equipment_by_number on equipment (lower(number))`.execute(db);
}
