import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Certificates outlive the record of their student: they can still be looked up. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('certificates'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('academic_year', text, (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('serial', text, (c) => c.notNull())
    .addColumn('code', text, (c) => c.notNull().unique())
    .addColumn('student_id', text, (c) => c.notNull())
    .addColumn('facts', text, (c) => c.notNull())
    .addColumn('purpose', text, (c) => c.notNull())
    .addColumn('issued_on', text, (c) => c.notNull())
    .addColumn('issued_by', text, (c) => c.notNull())
    .addColumn('withdrawn_on', text)
    .addColumn('withdrawal_reason', text, (c) => c.notNull())
    .addUniqueConstraint('certificates_number', ['kind', 'academic_year', 'number'])
    .execute();
  await db.schema.createIndex('certificates_by_student').on('certificates').column('student_id').execute();
}
