// The foreign keys of both databases.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shareApp } from '#test/app.ts';
import { isForeignKeyViolation } from './driver/dialect.ts';

const college = shareApp();

test('a row without its record is refused', async () => {
  const { db } = college();
  const orphans = [
    sql`insert into fees (id, student_id, label, amount, paid, due_on) values ('f', 'unknown', 'x', 1, 0, '2026-01-01')`,
    sql`insert into contact_info (id, student_id, email, phone) values ('c', 'unknown', 'x@y.example', '')`,
    sql`insert into sessions values ('s', 't', 'unknown', '', '', '', '', '', '', '')`,
  ];
  for (const orphan of orphans) {
    const refusal: unknown = await orphan.execute(db).catch((error: unknown) => error);
    expect(String(refusal)).toMatch(/foreign key/i);
    expect(isForeignKeyViolation(refusal)).toBe(true);
  }
});

test('a student’s rows, account and sessions are deleted with the student', async () => {
  const { db, asStudent } = college();
  const student = await asStudent();
  const fee = { id: 'fee', label: 'Tuition', amount: 1, paid: 0, due_on: '2026-01-01', paid_on: null };
  await db
    .insertInto('fees')
    .values({ ...fee, student_id: student.id })
    .execute();
  await db.deleteFrom('students').where('id', '=', student.id).execute();
  const left = await Promise.all([
    db.selectFrom('personal_info').select('id').where('student_id', '=', student.id).execute(),
    db.selectFrom('contact_info').select('id').where('student_id', '=', student.id).execute(),
    db.selectFrom('accounts').select('id').where('student_id', '=', student.id).execute(),
    db.selectFrom('sessions').select('id').where('account_id', '=', student.accountId).execute(),
    db.selectFrom('fees').select('id').where('student_id', '=', student.id).execute(),
  ]);
  expect(left.flat()).toEqual([]);
});

test('a subject with marks cannot be deleted', async () => {
  const { db, asStudent } = college();
  const student = await asStudent();
  await db
    .insertInto('subjects')
    .values({ id: 'bio', code: 'BIO', name: 'Biomechanics', year: 'FIRST' })
    .execute();
  const result = { id: 'r', exam: 'Final', marks: 1, max_marks: 2, held_on: '2026-01-01', subject_id: 'bio' };
  await db
    .insertInto('results')
    .values({ ...result, student_id: student.id })
    .execute();
  await expect(db.deleteFrom('subjects').where('id', '=', 'bio').execute()).rejects.toThrow(/foreign key/i);
});
