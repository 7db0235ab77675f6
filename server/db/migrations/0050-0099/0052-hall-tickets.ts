import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Students whom the office lets sit an examination in spite of short attendance or an overdue fee. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('hall_ticket_exceptions'))
    .addColumn('session_id', text, (c) => c.notNull().references('exam_sessions.id').onDelete('cascade'))
    .addColumn('student_id', text, (c) => c.notNull().references('students.id').onDelete('cascade'))
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('allowed_by', text, (c) => c.notNull())
    .addColumn('allowed_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('hall_ticket_exceptions_once', ['session_id', 'student_id'])
    .execute();
  await db.schema
    .createIndex('hall_ticket_exceptions_by_student')
    .on('hall_ticket_exceptions')
    .column('student_id')
    .execute();
}
