import { type Selectable, sql } from 'kysely';
import { isPostgres } from '#server/db/driver/dialect.ts';
import { nextId } from '#server/db/ids.ts';
import { plain } from '#server/db/list-page.ts';
import { isCurrent } from '#server/db/people/current-students.ts';
import {
  chunksOf,
  deleteWhere,
  findRow,
  insertRow,
  insertRows,
  rowsFor,
  updateWhere,
} from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import type { Language } from '#shared/kit/languages.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import { type PermissionSet, type Role, readPermissions } from '#shared/roles.ts';

export interface Account {
  id: string;
  role: Role;
  /** The student's, faculty member's or guardian's record; an admin's account. */
  recordId: string;
  passwordHash: string | null;
  /** Whether the log-in asks for a code. */
  hasSecondFactor: boolean;
  permissions: readonly PermissionSet[];
  isClosed: boolean;
  language: Language;
}

export type OwnerRole = Exclude<Role, 'admin'>;
export const ownerColumns = {
  student: 'student_id',
  faculty: 'faculty_id',
  guardian: 'guardian_id',
} as const satisfies Record<OwnerRole, string>;

export function toAccount(row: Selectable<Schema['accounts']>): Account {
  return {
    id: row.id,
    role: row.role,
    recordId: row.student_id ?? row.faculty_id ?? row.guardian_id ?? row.id,
    passwordHash: row.password_hash,
    hasSecondFactor: row.totp_since !== null,
    permissions: readPermissions(row.permissions),
    isClosed: row.closed_on !== null,
    language: row.language,
  };
}

/** In any spelling, with and without accents: two that differ only there would be taken for each other. */
export async function isAdminNamed(db: Database, username: string): Promise<boolean> {
  const named = db.selectFrom('accounts').select('id').where(plain(sql`username`), '=', textKey(username));
  return (await named.executeTakeFirst()) !== undefined;
}

/**
 * @param name the username of an admin, the contact email of a student or faculty member, or the phone number of a guardian
 * @returns undefined also for students and teachers who have left or graduated, guardians of no other students, and closed accounts: they are refused like an unknown name
 */
export async function findAccountByLogin(db: Database, role: Role, name: string) {
  const email = name.toLowerCase();
  const isNamed = {
    admin: sql<boolean>`username = ${name}`,
    guardian: sql<boolean>`guardian_id in (select id from guardians where phone = ${name})
      and guardian_id in (select guardian_id from guardian_students
        inner join students on students.id = student_id where ${isCurrent})`,
    student: sql<boolean>`student_id in (select student_id from contact_info
      inner join students on students.id = student_id where email = ${email} and ${isCurrent})`,
    faculty: sql<boolean>`faculty_id in (select faculty_id from contact_info
      inner join faculty on faculty.id = faculty_id where email = ${email} and left_on is null)`,
  };
  const accounts = db.selectFrom('accounts').selectAll().where('role', '=', role);
  const row = await accounts.where('closed_on', 'is', null).where(isNamed[role]).executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const row = await findRow(db, 'accounts', { id });
  return row && toAccount(row);
}

/** The account as it is now. Until this transaction ends no other one changes its password or second factor. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | undefined> {
  if (isPostgres(tx)) await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
  return findAccount(tx, id);
}

/** @param recordId the student or faculty record the account is for; an admin's account */
export async function findAccountOfRecord(db: Database, role: Role, recordId: string) {
  const owner = role === 'admin' ? 'id' : ownerColumns[role];
  const row = await findRow(db, 'accounts', { role, [owner]: recordId });
  return row && toAccount(row);
}

const ofOwner = (table: 'contact_info' | 'personal_info') =>
  sql<boolean>`${sql.ref(`${table}.student_id`)} = accounts.student_id
    or ${sql.ref(`${table}.faculty_id`)} = accounts.faculty_id`;

/** Accounts with the record of the owner, and what contacts there are. */
export const accountsWithOwners = (db: Database) =>
  db
    .selectFrom('accounts')
    .leftJoin('students', 'students.id', 'accounts.student_id')
    .leftJoin('faculty', 'faculty.id', 'accounts.faculty_id')
    .leftJoin('guardians', 'guardians.id', 'accounts.guardian_id')
    .leftJoin('contact_info', (join) => join.on(ofOwner('contact_info')));

/** The log-in name of the account's owner. */
export async function findLoginName(db: Database, accountId: string): Promise<{ type: Role; name: string }> {
  const row = await accountsWithOwners(db)
    .select(['role', 'username', 'email', 'guardians.phone as guardianPhone'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { type: row.role, name: row.username ?? row.guardianPhone ?? row.email ?? '' };
}

/** What others know of the account's owner, and try as a password. */
export interface OwnWords {
  /** Names, parents, number, email, address, user name. */
  texts: string[];
  phones: string[];
  /** An instant; null where it is not known. */
  birthDate: string | null;
}

export async function findOwnWords(db: Database, accountId: string): Promise<OwnWords> {
  const row = await accountsWithOwners(db)
    .leftJoin('personal_info', (join) => join.on(ofOwner('personal_info')))
    .select([
      'username',
      'faculty.search_text as faculty',
      'students.search_text as student',
      'guardians.search_text as guardian',
      'guardians.phone as guardianPhone',
      'students.father_first_name',
      'students.father_last_name',
      'students.mother_first_name',
      'students.mother_last_name',
      'students.parent_phone',
      'email',
      'contact_info.phone',
      'dob',
      'address',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { parent_phone, phone, guardianPhone, dob, ...texts } = row;
  return {
    texts: Object.values(texts).filter((text) => text !== null),
    phones: [parent_phone, phone, guardianPhone].filter((number) => number !== null),
    birthDate: dob,
  };
}

/** The language in which the portal of a role begins. */
const startLanguage: Readonly<Record<OwnerRole, Language>> = { student: 'en', faculty: 'en', guardian: 'te' };

const noOwner = {
  username: null,
  student_id: null,
  faculty_id: null,
  guardian_id: null,
  password_hash: null,
};
const ownedBy = ({ role, recordId }: { role: OwnerRole; recordId: string }) => ({
  ...noOwner,
  role,
  language: startLanguage[role],
  [ownerColumns[role]]: recordId,
});

/** An account without a password: it cannot be signed in to until an invite is used. */
export async function insertAccount(
  tx: Tx,
  owner:
    | { role: OwnerRole; recordId: string }
    | { role: 'admin'; username: string; sets?: readonly PermissionSet[] },
  now: Date,
): Promise<string> {
  const created_at = now.toISOString();
  if (owner.role !== 'admin') return insertRow(tx, 'accounts', { ...ownedBy(owner), created_at });
  const { role, username, sets = ['admin'] } = owner;
  return insertRow(tx, 'accounts', { ...noOwner, role, username, permissions: sets.join(), created_at });
}

/** Accounts without a password for many records at once. */
export async function insertAccounts(tx: Tx, role: OwnerRole, recordIds: string[], now: Date): Promise<void> {
  const created_at = now.toISOString();
  const rows = recordIds.map((recordId) => ({ id: nextId(), ...ownedBy({ role, recordId }), created_at }));
  await insertRows(tx, 'accounts', rows);
}

/** The records among these whose account has a password and therefore may be in use. */
export async function listRecordsInUse(db: Database, role: OwnerRole, recordIds: string[]) {
  const owner = ownerColumns[role];
  const rows = await rowsFor(recordIds, (chunk) =>
    db.selectFrom('accounts').select(owner).where(owner, 'in', chunk).where('password_hash', 'is not', null),
  );
  return rows.map((row) => row[owner as 'student_id'] ?? '');
}

export async function updatePermissions(tx: Tx, accountId: string, sets: readonly PermissionSet[]) {
  await updateWhere(tx, 'accounts', { id: accountId }, { permissions: sets.join(',') });
}

export async function updateLanguage(db: Database, accountId: string, language: Language): Promise<void> {
  await updateWhere(db, 'accounts', { id: accountId }, { language });
}

/** Who has a password again does not wait for a link. */
export async function updatePasswordHash(tx: Tx, accountId: string, passwordHash: string): Promise<void> {
  await deleteWhere(tx, 'password_requests', { account_id: accountId });
  await updateWhere(tx, 'accounts', { id: accountId }, { password_hash: passwordHash });
}

/** Ends what lets students in: sessions, open invite links and calendar feeds. Their accounts and passwords stay. */
export async function deleteAccessOf(tx: Tx, studentIds: readonly string[]): Promise<void> {
  for (const chunk of chunksOf(studentIds)) {
    const accounts = tx.selectFrom('accounts').select('id').where('student_id', 'in', chunk);
    await tx.deleteFrom('sessions').where('account_id', 'in', accounts).execute();
    await tx.deleteFrom('calendar_feeds').where('account_id', 'in', accounts).execute();
    await tx.deleteFrom('invites').where('account_id', 'in', accounts).where('used_at', 'is', null).execute();
  }
}
