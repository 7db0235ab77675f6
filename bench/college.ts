// A college of any size on a fresh database, with signed-in users.
import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { hashPassword } from '#server/auth/passwords.ts';
import { sessionCookie, startSession } from '#server/auth/sessions.ts';
import { findAccount } from '#server/db/account/accounts.ts';
import { connect } from '#server/db/connect.ts';
import { searchText } from '#server/db/list-page.ts';
import { migrate } from '#server/db/migrate.ts';
import { facultyRows } from '#server/db/people/faculty.ts';
import { insertRows } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { years } from '#shared/kit/study-years.ts';
import { aFacultyMember } from '#test/factories.ts';
import { giveSecondFactor } from '#test/second-factor.ts';

export const benchPassword = 'turmeric-arc-47';

export interface College {
  /** The session cookie of a signed-in admin. */
  adminCookie: string;
  studentCookie: string;
  facultyCookie: string;
  facultyId: string;
  /** The signed-in student's record comes first. */
  studentIds: string[];
  emails: string[];
}

const firstNames =
  `Lakshmi Ravi Sita Venkata Anjali Kiran Padma Suresh Divya Mahesh Swathi Naveen Bhavani Rajesh Kavya
  Srinivas Harika Prasad Sravani Ganesh Deepika Satish Mounika Ramesh Pooja Vamsi Keerthi Anil వెంకటలక్ష్మి Manoj`.split(
    /\s+/,
  );
const lastNames =
  `Sample Example Rao Naidu Reddy Murthy Sastry Varma Chowdary Prasad Kumar Raju Setty Achari Das Patnaik
  Panda Sahu Behera Mohanty Gorle Botsa Koppala Duvvada Yalla Pedada Bonela Killi Tammineni Allu`.split(
    /\s+/,
  );

/** @param databaseUrl PostgreSQL; without it SQLite in the directory */
export async function makeCollege(dataDir: string, size: number, databaseUrl?: string): Promise<College> {
  const db = connect({ databaseUrl, file: join(dataDir, 'college.db') });
  await migrate(db);
  const now = new Date();
  const at = now.toISOString();
  const passwordHash = await hashPassword(benchPassword);
  const students = Array.from({ length: size }, (_, index) => aStudent(index, at));
  const admin = {
    ...anAccount(at),
    role: 'admin' as const,
    username: 'admin',
    permissions: 'admin',
    password_hash: passwordHash,
  };
  const facultyId = randomUUIDv7();
  const teacher = {
    ...anAccount(at),
    role: 'faculty' as const,
    faculty_id: facultyId,
    password_hash: passwordHash,
  };
  const accounts = students.map(({ student }) => ({
    ...anAccount(at),
    student_id: student.id,
    password_hash: passwordHash,
  }));
  await db.transaction().execute(async (tx) => {
    await insertRows(
      tx,
      'students',
      students.map(({ student }) => student),
    );
    await insertRows(
      tx,
      'personal_info',
      students.map(({ personal }) => personal),
    );
    await insertRows(
      tx,
      'contact_info',
      students.map(({ contact }) => contact),
    );
    await facultyRows.insert(tx, [{ id: facultyId, record: aFacultyMember() }], now);
    await insertRows(tx, 'accounts', [admin, teacher, ...accounts]);
    await giveSecondFactor(tx, admin.id, now);
  });
  // PostgreSQL does this automatically within a minute, which is too late for the measurement.
  if (databaseUrl) await sql`vacuum analyze`.execute(db);
  const college = {
    adminCookie: await signIn(db, admin.id, now),
    studentCookie: await signIn(db, accounts[0]?.id ?? '', now),
    facultyCookie: await signIn(db, teacher.id, now),
    facultyId,
    studentIds: students.map(({ student }) => student.id),
    emails: students.map(({ contact }) => contact.email),
  };
  await db.destroy();
  return college;
}

function anAccount(at: string) {
  return {
    id: randomUUIDv7(),
    role: 'student' as const,
    username: null,
    student_id: null,
    faculty_id: null,
    permissions: '',
    created_at: at,
  };
}

function aStudent(index: number, at: string) {
  const id = randomUUIDv7();
  // The steps are coprime to the lengths of the lists, so that neighbouring names differ, as in a real register.
  const first = firstNames[(index * 7) % firstNames.length] ?? '';
  const last = lastNames[(index * 11 + Math.floor(index / 30)) % lastNames.length] ?? '';
  const number = `VCP26${String(index + 1).padStart(3, '0')}`;
  const contact = {
    id: randomUUIDv7(),
    student_id: id,
    faculty_id: null,
    email: `${first}.${last}${index}@people.example`.toLowerCase().replace(/[^\x21-\x7e]+/, 'venkata'),
    phone: `+919${String((index * 7919) % 1_000_000_000).padStart(9, '0')}`,
  };
  const student = {
    id,
    first_name: first,
    last_name: last,
    enrollment_number: number,
    profile_pic: null,
    father_first_name: 'Ravi',
    father_last_name: last,
    mother_first_name: 'Sita',
    mother_last_name: last,
    year: years[index % years.length] ?? 'FIRST',
    status: 'ACTIVE' as const,
    parent_phone: '',
    search_text: searchText([first, last, number, 'Ravi', last, 'Sita', last, contact.email, contact.phone]),
    staff_search_text: searchText([first, last, number, contact.email, contact.phone]),
    created_at: at,
    updated_at: at,
  };
  const personal = {
    id: randomUUIDv7(),
    student_id: id,
    faculty_id: null,
    dob: '2007-04-14T00:00:00.000Z',
    address: `${index}, Sample Street, Sample Town, Sample District, Andhra Pradesh 500000`,
    gender: 'Female' as const,
    nationality: 'Indian',
    religion: 'Hindu',
  };
  return { student, personal, contact };
}

async function signIn(db: Database, accountId: string, now: Date): Promise<string> {
  const account = await findAccount(db, accountId);
  if (!account) throw new Error('there is no such account');
  const device = { ip: '127.0.0.1', userAgent: 'bench' };
  const token = await db.transaction().execute((tx) => startSession(tx, account, device, now));
  return `${sessionCookie}=${token}`;
}
