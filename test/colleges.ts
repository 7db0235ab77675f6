// Colleges in several states of their data, for the browser tests of the screens and for screenshots.
import { randomUUID } from 'node:crypto';
import { startSession } from '#server/auth/sessions.ts';
import {
  type Account,
  findAccount,
  findAccountByLogin,
  findAccountOfRecord,
  insertAccount,
  insertAccounts,
  type OwnerRole,
} from '#server/db/account/accounts.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import { fillWithDemoData } from '#server/db/demo/fill.ts';
import { insertFile } from '#server/db/files.ts';
import { insertAudits } from '#server/db/office/audit-log.ts';
import { facultyRows } from '#server/db/people/faculty.ts';
import { insertGuardians, insertLinks } from '#server/db/people/guardians.ts';
import { type StudentRecord, studentRows } from '#server/db/people/students.ts';
import { insertRows } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { subjectRows } from '#server/db/teaching/subjects.ts';
import { cheapHash } from './cheap-passwords.ts';
import { collegeRows, longFaculty, longStudent, plainFaculty, plainStudent } from './college-rows.ts';
import { giveSecondFactor } from './second-factor.ts';

/**
 * `demo`: the sample records of a first start. `empty`: only the office's accounts. `bare`: a student and a faculty member on their first day, without any optional
 * values. `one` and `page`: one, or 25, records of each record type. `long`: ten thousand records in each list
 * with pages, with the longest realistic values, Telugu and missing values. `pages`: as `long`, with 200 records, which are
 * made and searched at once.
 */
export const collegeStates = {
  empty: { people: 0, rows: 0 },
  bare: { people: 1, rows: 0 },
  one: { people: 1, rows: 1 },
  page: { people: 25, rows: 25 },
  pages: { people: 200, rows: 200 },
  long: { people: 10_000, rows: 10_000 },
} as const;
type FilledState = keyof typeof collegeStates;
export type CollegeState = FilledState | 'demo';

/** A signed-in user. */
export interface SignedIn {
  /** The student's or faculty member's record; an admin's account. */
  id: string;
  token: string;
}

export interface College {
  admin: SignedIn;
  /** The first student, if any, a guardian of this student, and the first faculty member: fees, results and grades are this student's. */
  student: SignedIn | undefined;
  guardian: SignedIn | undefined;
  faculty: SignedIn | undefined;
}

const isInLongWords = (state: FilledState) => state === 'long' || state === 'pages';

/** Fills a fresh database. */
export function fillCollege(db: Database, state: CollegeState, now: Date): Promise<College> {
  return state === 'demo' ? fillSample(db, now) : fillState(db, state, now);
}

async function fillSample(db: Database, now: Date): Promise<College> {
  await fillWithDemoData({ db, hashPassword: cheapHash, now });
  return db.transaction().execute(async (tx) => {
    const signSampleIn = async (role: keyof typeof demoAccounts) =>
      signIn(tx, await findAccountByLogin(tx, role, demoAccounts[role].loginName), now);
    return {
      admin: await signSampleIn('admin'),
      student: await signSampleIn('student'),
      guardian: await signSampleIn('guardian'),
      faculty: await signSampleIn('faculty'),
    };
  });
}

async function fillState(db: Database, state: FilledState, now: Date): Promise<College> {
  const { people } = collegeStates[state];
  const isLong = isInLongWords(state);
  const passwordHash = await cheapHash('turmeric-arc-47');
  const ids = { students: newIds(people), faculty: newIds(people) };
  return db.transaction().execute(async (tx) => {
    const adminId = await insertAccount(tx, { role: 'admin', username: 'office' }, now);
    const students = ids.students.map((id, n) => ({ id, record: isLong ? longStudent(n) : plainStudent(n) }));
    const faculty = ids.faculty.map((id, n) => ({ id, record: isLong ? longFaculty(n) : plainFaculty() }));
    await studentRows.insert(tx, students, now);
    await facultyRows.insert(tx, faculty, now);
    await insertAccounts(tx, 'student', ids.students, now);
    await insertAccounts(tx, 'faculty', ids.faculty, now);
    const guardianId = await insertParent(tx, students[0], isLong, now);
    await giveSecondFactor(tx, adminId, now);
    await insertTheRest(tx, state, ids, now);
    await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', adminId).execute();
    return {
      admin: await signIn(tx, await findAccount(tx, adminId), now),
      student: await signInOwner(tx, 'student', ids.students[0], now),
      guardian: await signInOwner(tx, 'guardian', guardianId, now),
      faculty: await signInOwner(tx, 'faculty', ids.faculty[0], now),
    };
  });
}

async function insertParent(
  tx: Tx,
  student: { id: string; record: StudentRecord } | undefined,
  isLong: boolean,
  now: Date,
): Promise<string | undefined> {
  if (!student) return undefined;
  const name = isLong ? student.record : { firstName: 'Lakshmi', lastName: 'Pilla' };
  const [guardianId = ''] = await insertGuardians(tx, [
    { firstName: name.firstName, lastName: name.lastName, phone: '+919848033445' },
  ]);
  const sees = { relation: 'mother', maySeeFees: true, maySeeMarks: true } as const;
  await insertLinks(tx, [{ guardianId, studentId: student.id, ...sees }]);
  await insertAccounts(tx, 'guardian', [guardianId], now);
  return guardianId;
}

const newIds = (count: number) => Array.from({ length: count }, () => randomUUID());

async function insertTheRest(
  tx: Tx,
  state: FilledState,
  ids: { students: string[]; faculty: string[] },
  now: Date,
): Promise<void> {
  const rows = await collegeRows(collegeStates[state].rows, isInLongWords(state), now);
  const subjectIds = await subjectRows.insertAll(tx, rows.subjects);
  await insertFile(tx, rows.photo.bytes, now, { id: rows.photo.id });
  await insertRows(tx, 'events', rows.events);
  await insertRows(
    tx,
    'academic_calendar',
    rows.calendar.map((entry) => ({ ...entry, kind: 'event' as const })),
  );
  await insertRows(tx, 'deleted_records', rows.deleted);
  await insertRows(tx, 'imports', rows.imports);
  const [studentId] = ids.students;
  if (!studentId) return;
  const author = { accountId: null, label: 'office', requestId: '' };
  await insertRows(tx, 'fees', rows.fees(studentId));
  await insertRows(tx, 'results', rows.results(studentId, subjectIds));
  await insertRows(tx, 'grade_info', rows.grades(studentId, subjectIds));
  for (const [noun, recordId] of [
    ['student', studentId],
    ['faculty', ids.faculty[0] ?? ''],
  ] as const) {
    const changes = rows.changes.map((change) => ({ ...change, noun, recordId }));
    await insertAudits(tx, author, changes, now);
  }
}

async function signInOwner(tx: Tx, role: OwnerRole, recordId: string | undefined, now: Date) {
  return recordId ? signIn(tx, await findAccountOfRecord(tx, role, recordId), now) : undefined;
}

async function signIn(tx: Tx, account: Account | undefined, now: Date): Promise<SignedIn> {
  if (!account) throw new Error('the account was just made');
  const device = { ip: '127.0.0.1', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0' };
  return { id: account.recordId, token: await startSession(tx, account, device, now) };
}
