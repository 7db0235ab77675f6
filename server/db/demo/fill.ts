import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { saveClockSeen } from '#server/db/office/clock.ts';
import { studentRows } from '#server/db/people/students.ts';
import { idsOf, insertRows } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import { years } from '#shared/kit/study-years.ts';
import type { Role } from '#shared/roles.ts';
import { demoAccounts } from './accounts.ts';
import { demoCalendar } from './calendar.ts';
import { draftsOf, draftTables } from './drafts.ts';
import { insertDemoEnquiries } from './enquiries.ts';
import { demoExamSessions } from './exam-sessions.ts';
import { demoTeaching, insertDemoFaculty } from './faculty.ts';
import { demoFeePlans, demoFeeRaise, demoFeesOf, demoPaymentInfoText } from './fees.ts';
import { insertDemoGuardian } from './guardians.ts';
import { insertDemoHistory, insertDemoPromotion } from './history.ts';
import { demoMarksOf } from './marks.ts';
import { demoPayments } from './payments.ts';
import type { SampleTable } from './remove.ts';
import { demoSubjects } from './samples.ts';
import { demoStudents } from './students.ts';
import { insertDemoTimetable } from './timetable.ts';

export interface DemoOptions {
  db: Database;
  /** A parameter, because `server/db` may not import `server/auth`. */
  hashPassword: (password: string) => Promise<string>;
  now: Date;
}

/**
 * Inserts sample records and accounts once: a database with a student or an account is not changed.
 * @returns whether this call inserted them
 */
export async function fillWithDemoData({ db, hashPassword, now }: DemoOptions): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const [adminHash, studentHash, facultyHash, guardianHash] = await Promise.all(
    (['admin', 'student', 'faculty', 'guardian'] as const).map((role) =>
      hashPassword(demoAccounts[role].password),
    ),
  );
  return db.transaction().execute(async (tx) => {
    if (!(await claimFilling(tx, adminHash, now))) return false;
    // For `npm run demo:remove`.
    const note = (table_name: SampleTable, ids: readonly string[]) => {
      const rows = ids.map((record_id) => ({ table_name, record_id }));
      return insertRows(tx, 'sample_records', rows);
    };
    const insert = async <T extends SampleTable>(
      table: T,
      rows: readonly (Insertable<Schema[T]> & { id: string })[],
    ) => {
      await insertRows(tx, table, rows);
      await note(table, idsOf(rows));
    };
    const calendar = demoCalendar(now);
    await insert('academic_calendar', calendar);
    for (const table of draftTables) await insert(table, await draftsOf(tx, table, now));
    await note('enquiries', await insertDemoEnquiries(tx, now));
    await insert('fee_plans', demoFeePlans(now));
    await tx.updateTable('college_settings').set({ payment_info: demoPaymentInfoText }).execute();
    const subjects = years.flatMap((year) =>
      demoSubjects(year).map((subject) => ({ id: nextId(), ...subject, year })),
    );
    await insert('subjects', subjects);
    const subjectIds = new Map(subjects.map(({ code, id }) => [code, id]));
    const facultyIds = await insertDemoFaculty(tx, now);
    await note('faculty', facultyIds);
    const teaching = demoTeaching(facultyIds, subjectIds, now);
    await insertRows(tx, 'teaching', teaching);
    const students = demoStudents(now);
    // Uses the code that saves every student, so that sample records follow the same rules.
    await studentRows.insert(tx, students, now);
    await note('students', idsOf(students));
    const fees = students.flatMap((student) => demoFeesOf(student, now));
    await insert('fee_raises', [demoFeeRaise(students, fees, now)]);
    await insertRows(tx, 'fees', fees);
    const payments = demoPayments(students, fees);
    await insertRows(tx, 'payments', payments.rows);
    await insertRows(tx, 'counters', payments.counters);
    const marks = students.map((student) => demoMarksOf(student, subjectIds, now));
    const [results, grades] = [marks.flatMap((of) => of.results), marks.flatMap((of) => of.gradeInfo)];
    await insertRows(tx, 'results', results);
    await insertRows(tx, 'grade_info', grades);
    await note('bulk_changes', [await insertDemoPromotion(tx, students, now)]);
    const timetable = await insertDemoTimetable(tx, {
      subjectIds,
      teacherOf: new Map(teaching.map(({ subject_id, faculty_id }) => [subject_id, faculty_id])),
      students: students.map(({ id, index, record }) => ({ id, index, year: record.year })),
      holidays: new Set(calendar.flatMap(({ kind, date }) => (kind === 'holiday' ? [date] : []))),
      now,
    });
    await note('timetable', timetable.entries);
    await note('classes', timetable.held);
    const exams = demoExamSessions(students, subjectIds, now);
    await insert('exam_sessions', exams.sessions);
    await insertRows(tx, 'exam_papers', exams.papers);
    await insertRows(tx, 'exam_marks', exams.marks);
    await insertRows(tx, 'accounts', [
      ...facultyIds.map((id) => ({ ...account('faculty', now), faculty_id: id })),
      ...students.map(({ id }) => ({ ...account('student', now), student_id: id })),
    ]);
    await giveSamplePassword(tx, 'faculty', facultyHash);
    await giveSamplePassword(tx, 'student', studentHash);
    const guardian_id = await insertDemoGuardian(tx, students);
    await note('guardians', [guardian_id]);
    const guardian = { ...account('guardian', now), guardian_id, language: 'te' } as const;
    await insertRows(tx, 'accounts', [{ ...guardian, password_hash: guardianHash }]);
    await insertDemoHistory(tx, now);
    // Its newest entry is of days ago.
    await saveClockSeen(tx, now);
    await note('deleted_records', idsOf(await tx.selectFrom('deleted_records').select('id').execute()));
    return true;
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const student = await db.selectFrom('students').select('id').limit(1).executeTakeFirst();
  const account = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return !student && !account;
}

/** Two processes may start together on a new database: the second waits here, finds the admin and inserts nothing. */
async function claimFilling(tx: Tx, passwordHash: string | undefined, now: Date): Promise<boolean> {
  const { role, loginName } = demoAccounts.admin;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('accounts')
    .values({ ...account(role, now), permissions: 'admin', username: loginName, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Only the sample accounts have a password; the office invites everyone else. */
const account = (role: Role, now: Date) => ({
  id: nextId(),
  role,
  permissions: '',
  created_at: now.toISOString(),
});

async function giveSamplePassword(tx: Tx, role: 'student' | 'faculty', password_hash: string | undefined) {
  const owner = `${role}_id` as const;
  const { loginName } = demoAccounts[role];
  await tx
    .updateTable('accounts')
    .set({ password_hash })
    .where(owner, '=', (eb) => eb.selectFrom('contact_info').select(owner).where('email', '=', loginName))
    .execute();
}
