// Guardians, whom they look after, and the language of each account.
import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('guardians'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('first_name', text, (c) => c.notNull())
    .addColumn('last_name', text, (c) => c.notNull())
    .addColumn('phone', text, (c) => c.notNull().unique())
    .addColumn('last_name_key', text, (c) => c.notNull())
    .addColumn('first_name_key', text, (c) => c.notNull())
    .addColumn('search_text', text, (c) => c.notNull())
    .execute();
  await strict(db, db.schema.createTable('guardian_students'))
    .addColumn('guardian_id', text, (c) => c.notNull().references('guardians.id').onDelete('cascade'))
    .addColumn('student_id', text, (c) => c.notNull().references('students.id').onDelete('cascade'))
    .addColumn('relation', text, (c) => c.notNull())
    .addColumn('may_see_fees', 'integer', (c) => c.notNull())
    .addColumn('may_see_marks', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('guardian_students_key', ['guardian_id', 'student_id'])
    .execute();
  await db.schema
    .createIndex('guardian_students_by_student')
    .on('guardian_students')
    .column('student_id')
    .execute();
  await db.schema
    .createIndex('guardians_by_name')
    .on('guardians')
    .columns(['last_name_key', 'first_name_key', 'id'])
    .execute();
  await db.schema
    .alterTable('accounts')
    .addColumn('guardian_id', text, (c) => c.references('guardians.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('accounts_by_guardian').unique().on('accounts').column('guardian_id').execute();
  await db.schema
    .alterTable('accounts')
    .addColumn('language', text, (c) => c.notNull().defaultTo('en'))
    .execute();
}
