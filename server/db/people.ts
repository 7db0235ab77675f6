// Personal and contact information: one row each per student and per faculty member.
import { randomUUIDv7 } from 'node:crypto';
import type { ContactInfo, PersonalInfo } from '#shared/people.ts';
import { chunksOf, insertRows, updateRows } from './rows.ts';
import type { Database, Schema, Tx } from './schema.ts';

export type Owner = { studentId: string } | { facultyId: string };

function ownerColumns(owner: Owner) {
  return 'studentId' in owner
    ? { student_id: owner.studentId, faculty_id: null }
    : { student_id: null, faculty_id: owner.facultyId };
}

/** The columns of both tables as a list screen or a record joins them. */
export const personColumns = [
  'email',
  'phone',
  'dob',
  'address',
  'gender',
  'nationality',
  'religion',
] as const;

type PersonalRow = Pick<Schema['personal_info'], 'dob' | 'address' | 'gender' | 'nationality' | 'religion'>;

export function toPersonalInfo({ dob, address, gender, nationality, religion }: PersonalRow): PersonalInfo {
  return { dob, address, gender, nationality, religion };
}

export function toContactInfo({
  email,
  phone,
}: Pick<Schema['contact_info'], 'email' | 'phone'>): ContactInfo {
  return { email, phone };
}

/** As it is stored: the gender is one of the known ones. */
export type PersonalRecord = PersonalInfo & { gender: Schema['personal_info']['gender'] };

interface PersonInfo {
  owner: Owner;
  personalInfo: PersonalRecord;
  contactInfo: ContactInfo;
}

/** E-mails are kept in lower case: they are also the log-in name, and must be unique however they are typed. */
export async function insertPersonInfos(tx: Tx, people: PersonInfo[]): Promise<void> {
  await insertRows(
    tx,
    'personal_info',
    people.map(({ owner, personalInfo: { dob, address, gender, nationality, religion } }) => ({
      id: randomUUIDv7(),
      ...ownerColumns(owner),
      ...{ dob, address, gender, nationality, religion },
    })),
  );
  await insertRows(
    tx,
    'contact_info',
    people.map(({ owner, contactInfo: { email, phone } }) => ({
      id: randomUUIDv7(),
      ...ownerColumns(owner),
      email: email.toLowerCase(),
      phone,
    })),
  );
}

export async function insertPersonInfo(
  tx: Tx,
  owner: Owner,
  personalInfo: PersonalRecord,
  contactInfo: ContactInfo,
): Promise<void> {
  await insertPersonInfos(tx, [{ owner, personalInfo, contactInfo }]);
}

export async function updatePersonInfo(tx: Tx, owner: Owner, personal: PersonalRecord, contact: ContactInfo) {
  const [column, id] =
    'studentId' in owner
      ? (['student_id', owner.studentId] as const)
      : (['faculty_id', owner.facultyId] as const);
  await tx.updateTable('personal_info').set(personal).where(column, '=', id).execute();
  await tx
    .updateTable('contact_info')
    .set({ email: contact.email.toLowerCase(), phone: contact.phone })
    .where(column, '=', id)
    .execute();
}

/** Several at once, for imports. All are students, or all faculty. */
export async function updatePersonInfos(tx: Tx, people: PersonInfo[]): Promise<void> {
  const [first] = people;
  if (!first) return;
  const key = 'studentId' in first.owner ? 'student_id' : 'faculty_id';
  const idOf = (owner: Owner) => ('studentId' in owner ? owner.studentId : owner.facultyId);
  await updateRows(
    tx,
    'personal_info',
    key,
    people.map(({ owner, personalInfo: { dob, address, gender, nationality, religion } }) => ({
      [key]: idOf(owner),
      ...{ dob, address, gender, nationality, religion },
    })),
  );
  await updateRows(
    tx,
    'contact_info',
    key,
    people.map(({ owner, contactInfo: { email, phone } }) => ({
      [key]: idOf(owner),
      email: email.toLowerCase(),
      phone,
    })),
  );
}

/** Whose the e-mails are: {email: id of the student or faculty member}. */
export async function findEmailOwners(db: Database, emails: string[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const chunk of chunksOf(emails)) {
    const rows = await db
      .selectFrom('contact_info')
      .select(['email', 'student_id', 'faculty_id'])
      .where('email', 'in', chunk)
      .execute();
    for (const row of rows) owners.set(row.email, row.student_id ?? row.faculty_id ?? '');
  }
  return owners;
}
