import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { saveClockSeen } from '#server/db/office/clock.ts';
import { studentRows } from '#server/db/people/students.ts';
import { idsOf, insertRows } from '#server/db/rows.ts';
import type { Database, SampleTable, Schema, Tx } from '#server/db/schema.ts';
import { years } from '#shared/kit/study-years.ts';
import type { Role } from '#shared/roles.ts';
import { demoAccounts } from './accounts.ts';
import { demoCalendar } from './calendar.ts';
import { demoEnquiries } from './enquiries.ts';
import { demoEvents } from './events.ts';
import { demoExamSessions } from './exam-sessions.ts';
import { insertDemoFaculty } from './faculty.ts';
import { demoFeePlans, demoFeeRaise, demoPaymentInfoText } from './fee-plans.ts';
import { demoFeesOf } from './fees.ts';
import { insertDemoGuardian } from './guardians.ts';
import { insertDemoHistory } from './history.ts';
import { demoMarksOf } from './marks.ts';
import { demoNotices } from './notices.ts';
import { demoPayments } from './payments.ts';
import { insertDemoPromotion } from './promotion.ts';
import { demoStudents } from './students.ts';
import { demoSubjects } from './subjects.ts';
import { demoTeaching } from './teaching.ts';
import { insertDemoTimetable } from './timetable.ts';
import { demoExamLinks, demoWebsitePeople } from './website.ts';

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
  const [adminHash, studentHash, facultyHash, guardianHash] = await Promise.all([
    hashPassword(demoAccounts.admin.password),
    hashPassword(demoAccounts.student.password),
    hashPassword(demoAccounts.faculty.password),
    hashPassword(demoAccounts.guardian.password),
  ]);
  return db.transaction().execute(async (tx) => {
    if (!(await claimFilling(tx, adminHash, now))) return false;
    const calendar = demoCalendar(now);
    const events = demoEvents(now);
    await insertRows(tx, 'events', events);
    await insertRows(tx, 'academic_calendar', calendar);
    const notices = demoNotices(now);
    await insertRows(tx, 'notices', notices);
    const enquiries = demoEnquiries(now);
    await insertRows(tx, 'enquiries', enquiries.enquiries);
    await insertRows(tx, 'enquiry_messages', enquiries.messages);
    await insertRows(tx, 'counters', [enquiries.counter]);
    const websitePeople = demoWebsitePeople();
    await insertRows(tx, 'website_people', websitePeople);
    const examLinks = demoExamLinks();
    await insertRows(tx, 'exam_links', examLinks);
    const plans = demoFeePlans(now);
    await insertRows(tx, 'fee_plans', plans);
    await tx.updateTable('college_settings').set({ payment_info: demoPaymentInfoText }).execute();
    const subjectIds = await insertSubjects(tx);
    const facultyIds = await insertDemoFaculty(tx, now);
    const teaching = demoTeaching(facultyIds, subjectIds, now);
    await insertRows(tx, 'teaching', teaching);
    const { students, raise } = await insertStudentsWithRecords(tx, subjectIds, now);
    const promotion = await insertDemoPromotion(tx, students, now);
    const studentIds = idsOf(students);
    const timetable = await insertDemoTimetable(tx, {
      subjectIds,
      teacherOf: new Map(teaching.map(({ subject_id, faculty_id }) => [subject_id, faculty_id])),
      students: students.map(({ id, index, record }) => ({ id, index, year: record.year })),
      holidays: new Set(calendar.flatMap(({ kind, date }) => (kind === 'holiday' ? [date] : []))),
      now,
    });
    const exams = demoExamSessions(students, subjectIds, now);
    await insertRows(tx, 'exam_sessions', exams.sessions);
    await insertRows(tx, 'exam_papers', exams.papers);
    await insertRows(tx, 'exam_marks', exams.marks);
    await insertRows(tx, 'accounts', [
      ...facultyIds.map((id) => ({ ...account('faculty', now), faculty_id: id })),
      ...studentIds.map((id) => ({ ...account('student', now), student_id: id })),
    ]);
    await giveSamplePassword(tx, 'faculty_id', demoAccounts.faculty.loginName, facultyHash);
    await giveSamplePassword(tx, 'student_id', demoAccounts.student.loginName, studentHash);
    const guardianIds = await insertDemoGuardian(tx, students);
    await insertRows(
      tx,
      'accounts',
      guardianIds.map((id) => ({
        ...account('guardian', now),
        guardian_id: id,
        language: 'te',
        password_hash: guardianHash,
      })),
    );
    await insertDemoHistory(tx, now);
    // Its newest entry is of days ago.
    await saveClockSeen(tx, now);
    const deleted = await tx.selectFrom('deleted_records').select('id').execute();
    const inserted: [SampleTable, string[]][] = [
      ['students', studentIds],
      ['timetable', timetable.entries],
      ['classes', timetable.held],
      ['exam_sessions', idsOf(exams.sessions)],
      ['guardians', guardianIds],
      ['faculty', facultyIds],
      ['subjects', [...subjectIds.values()]],
      ['events', idsOf(events)],
      ['academic_calendar', idsOf(calendar)],
      ['notices', idsOf(notices)],
      ['website_people', idsOf(websitePeople)],
      ['exam_links', idsOf(examLinks)],
      ['fee_plans', idsOf(plans)],
      ['fee_raises', [raise.id]],
      ['bulk_changes', [promotion]],
      ['enquiries', idsOf(enquiries.enquiries)],
      ['deleted_records', idsOf(deleted)],
    ];
    // For `npm run demo:remove`.
    const samples = inserted.flatMap(([table, ids]) =>
      ids.map((id) => ({ table_name: table, record_id: id })),
    );
    await insertRows(tx, 'sample_records', samples);
    return true;
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const student = await db.selectFrom('students').select('id').limit(1).executeTakeFirst();
  const account = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return !student && !account;
}

/** Two processes may start together on a new database: the second waits here, finds the admin and inserts nothing. */
async function claimFilling(tx: Tx, passwordHash: string, now: Date): Promise<boolean> {
  const { role, loginName } = demoAccounts.admin;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('accounts')
    .values({ ...account(role, now), permissions: 'admin', username: loginName, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function account(role: Role, now: Date): Insertable<Schema['accounts']> {
  return {
    id: nextId(),
    role,
    permissions: role === 'admin' ? 'admin' : '',
    username: null,
    student_id: null,
    faculty_id: null,
    // Only the sample accounts have a password; the office invites everyone else.
    password_hash: null,
    created_at: now.toISOString(),
  };
}

async function giveSamplePassword(
  tx: Tx,
  owner: 'student_id' | 'faculty_id',
  email: string,
  passwordHash: string,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where(owner, '=', (eb) => eb.selectFrom('contact_info').select(owner).where('email', '=', email))
    .execute();
}

/** @returns ids by code */
async function insertSubjects(tx: Tx): Promise<Map<string, string>> {
  const rows = years.flatMap((year) =>
    demoSubjects(year).map((subject) => ({ id: nextId(), ...subject, year })),
  );
  await insertRows(tx, 'subjects', rows);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

async function insertStudentsWithRecords(tx: Tx, subjectIds: Map<string, string>, now: Date) {
  const students = demoStudents(now);
  // Uses the code that saves every student, so that sample records follow the same rules.
  await studentRows.insert(tx, students, now);
  const marks = students.map((student) => demoMarksOf(student, subjectIds, now));
  const fees = students.flatMap((student) => demoFeesOf(student, now));
  const raise = demoFeeRaise(students, fees, now);
  const payments = demoPayments(students, fees);
  await insertRows(tx, 'fee_raises', [raise]);
  await insertRows(tx, 'fees', fees);
  await insertRows(tx, 'payments', payments.rows);
  await insertRows(tx, 'counters', payments.counters);
  await insertRows(
    tx,
    'results',
    marks.flatMap(({ results }) => results),
  );
  await insertRows(
    tx,
    'grade_info',
    marks.flatMap(({ gradeInfo }) => gradeInfo),
  );
  return { students, raise };
}
