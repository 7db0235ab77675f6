import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Fee plans, and the raises of their fees, each of which can be undone as a whole. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('fee_plans'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('academic_year', text, (c) => c.notNull())
    .addColumn('study_year', text, (c) => c.notNull())
    .addColumn('quota', text, (c) => c.notNull())
    .addColumn('heads', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint('fee_plans_of_a_class', ['academic_year', 'study_year', 'quota'])
    .execute();
  await strict(db, db.schema.createTable('fee_raises'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('plan', text, (c) => c.notNull())
    .addColumn('raised_at', text, (c) => c.notNull())
    .addColumn('raised_by', text, (c) => c.notNull())
    .addColumn('students', 'integer', (c) => c.notNull())
    .addColumn('fees', 'integer', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('undone_at', text)
    .execute();
  await db.schema.createIndex('fee_raises_by_time').on('fee_raises').column('raised_at').execute();
  await db.schema.alterTable('fees').addColumn('raise_id', text).execute();
  await db.schema.createIndex('fees_by_raise').on('fees').column('raise_id').execute();
  // The condition under which a student has a head already.
  await db.schema.createIndex('fees_by_label').on('fees').columns(['label', 'student_id']).execute();
}
