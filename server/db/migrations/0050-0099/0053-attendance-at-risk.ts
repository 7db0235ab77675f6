import type { Kysely } from 'kysely';

/** The list of students at risk reads this index alone, student by student, and not the table. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createIndex('attendance_sums_by_year')
    .on('attendance_sums')
    .columns([
      'academic_year',
      'student_id',
      'present',
      'absent',
      'late',
      'duty',
      'leave',
      'earlier_held',
      'earlier_attended',
    ])
    .execute();
}
