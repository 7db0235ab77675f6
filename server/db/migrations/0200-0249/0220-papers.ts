import { type Kysely, sql } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/**
 * What students ask for, what each desk says of their dues, and one original of a transfer certificate for each student for
 * ever: `about` is the id of the original in a second copy, '' in all other certificates.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  const ofStudent = 'students.id';
  await strict(db, db.schema.createTable('certificate_requests'))
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('student_id', text, (c) => c.notNull().references(ofStudent).onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('purpose', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('asked_on', text, (c) => c.notNull())
    .addColumn('asked_by', text, (c) => c.notNull())
    .addColumn('due_on', text, (c) => c.notNull())
    .addColumn('state_since', text, (c) => c.notNull())
    .addColumn('certificate_id', text)
    .execute();
  await strict(db, db.schema.createTable('no_dues'))
    .addColumn('student_id', text, (c) => c.notNull().references(ofStudent).onDelete('cascade'))
    .addColumn('desk', text, (c) => c.notNull())
    .addColumn('cleared', 'integer', (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('decided_on', text, (c) => c.notNull())
    .addColumn('decided_by', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('no_dues_of_student', ['student_id', 'desk'])
    .execute();
  const index = (name: string) => db.schema.createIndex(name);
  await index('certificate_requests_of_student').on('certificate_requests').column('student_id').execute();
  await index('certificate_requests_by_state')
    .on('certificate_requests')
    .columns(['state', 'due_on'])
    .execute();
  await index('one_open_request')
    .on('certificate_requests')
    .columns(['student_id', 'kind'])
    .unique()
    .where(sql.ref('state'), 'in', sql`('asked', 'in hand')`)
    .execute();
  await index('one_original_transfer')
    .on('certificates')
    .column('student_id')
    .unique()
    .where(sql.ref('kind'), '=', sql.lit('transfer'))
    .where(sql.ref('about'), '=', sql.lit(''))
    .execute();
  await db.schema.alterTable('college_settings').addColumn('papers', text).execute();
}
