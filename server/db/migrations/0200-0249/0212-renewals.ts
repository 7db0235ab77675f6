import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** The renewal of the fee reimbursement for each student and academic year, and the attendance over all subjects that it asks for. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('renewals'))
    .addColumn('student_id', text, (c) => c.notNull().references('students.id').onDelete('cascade'))
    .addColumn('academic_year', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('state_on', text)
    .addColumn('note', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('renewal_of_year', ['student_id', 'academic_year'])
    .execute();
  await db.schema
    .alterTable('academic_years')
    .addColumn('aggregate_from', 'integer', (c) => c.notNull().defaultTo(75))
    .execute();
}
