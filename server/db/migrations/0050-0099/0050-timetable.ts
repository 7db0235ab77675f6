import type { Kysely } from 'kysely';
import { strict, textType } from '#server/db/driver/dialect.ts';

/** The periods and rooms, the rule of each academic year, the timetable and what changes it for a day. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db);
  const table = (name: string) => strict(db, db.schema.createTable(name));

  // One row at most; without it the usual plan holds.
  await table('day_plan')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('periods', text, (c) => c.notNull())
    .addColumn('rooms', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  await table('academic_years')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('starts_on', text, (c) => c.notNull())
    .addColumn('ends_on', text, (c) => c.notNull())
    .addColumn('eligible_from', 'integer', (c) => c.notNull())
    .addColumn('condonable_from', 'integer', (c) => c.notNull())
    .addColumn('leave_counts', text, (c) => c.notNull())
    .addColumn('duty_counts', text, (c) => c.notNull())
    .addColumn('holidays', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  const planned = (name: string) =>
    table(name)
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('period', 'integer', (c) => c.notNull())
      .addColumn('year', text, (c) => c.notNull())
      .addColumn('subject_id', text, (c) => c.notNull().references('subjects.id').onDelete('restrict'))
      // A cell stays when its teacher leaves: the office sees who must be replaced.
      .addColumn('faculty_id', text, (c) => c.references('faculty.id').onDelete('set null'))
      .addColumn('room', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull());

  await planned('timetable')
    .addColumn('weekday', 'integer', (c) => c.notNull())
    .addColumn('valid_from', text, (c) => c.notNull())
    .addColumn('valid_until', text)
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await planned('substitutions')
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('is_cancelled', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('reason', text, (c) => c.notNull())
    .addUniqueConstraint('substitutions_once', ['day', 'period', 'year'])
    .execute();

  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();
  await index('timetable_by_cell', 'timetable', ['weekday', 'period', 'year']);
  await index('timetable_by_faculty', 'timetable', ['faculty_id']);
  await index('timetable_by_subject', 'timetable', ['subject_id']);
  await index('substitutions_by_faculty', 'substitutions', ['faculty_id', 'day']);
  await index('substitutions_by_subject', 'substitutions', ['subject_id']);
}
