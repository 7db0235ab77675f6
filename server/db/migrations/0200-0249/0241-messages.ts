import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** Messages of the office, and for each reader the text and whether WhatsApp was opened with it. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  await strict(db, db.schema.createTable('messages'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('subject_kind', text)
    .addColumn('subject_id', text)
    .addColumn('channel', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('text_te', text, (c) => c.notNull())
    .addColumn('made_at', text, (c) => c.notNull())
    .addColumn('made_by', text, (c) => c.notNull())
    .execute();
  await strict(db, db.schema.createTable('message_readers'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('message_id', text, (c) => c.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('student_id', text, (c) => c.references('students.id').onDelete('cascade'))
    .addColumn('guardian_id', text, (c) => c.references('guardians.id').onDelete('cascade'))
    .addColumn('faculty_id', text, (c) => c.references('faculty.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('phone', text, (c) => c.notNull())
    .addColumn('language', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('state_at', text, (c) => c.notNull())
    .addColumn('state_by', text, (c) => c.notNull())
    .execute();
  for (const owner of ['message', 'student', 'guardian', 'faculty']) {
    const index = db.schema.createIndex(`message_readers_by_${owner}`);
    await index.on('message_readers').column(`${owner}_id`).execute();
  }
}
