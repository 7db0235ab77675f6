// Personal and contact information: one row each per student and per faculty member.
import { randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { ContactInfo } from '#shared/contact-info.ts';
import type { PersonalInfo } from '#shared/personal-info.ts';
import { chunksOf, deleteRows, insertRows, updateRows } from './rows.ts';
import type { Database, Schema, Tx } from './schema.ts';

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

interface Person {
  personalInfo: PersonalRecord;
  contactInfo: ContactInfo;
}

const toPersonalColumns = ({ dob, address, gender, nationality, religion }: PersonalRecord) => ({
  ...{ dob, address, gender, nationality, religion },
});

/** E-mails are kept in lower case: they are also the log-in name, and must be unique however they are typed. */
const toContactColumns = ({ email, phone }: ContactInfo) => ({ email: email.toLowerCase(), phone });

/** How the rows of students or of faculty members are written, with the two that belong to each. */
export interface PersonRows<R> {
  insert: (tx: Tx, people: { id: string; record: R }[], now: Date) => Promise<void>;
  /** Each only while it still has the version; undefined: whichever it has. @returns how many were changed */
  update: (
    tx: Tx,
    people: { id: string; version: number | undefined; record: R }[],
    now: Date,
  ) => Promise<number>;
  /** Account and sessions go with them, by foreign key. */
  delete: (tx: Tx, ids: string[]) => Promise<void>;
}

/** @param toColumns the columns of a person's own table */
export function personRows<R extends Person>(
  table: 'students' | 'faculty',
  toColumns: (record: R) => Omit<Insertable<Schema[typeof table]>, 'id' | 'created_at' | 'updated_at'>,
): PersonRows<R> {
  const owner = table === 'students' ? 'student_id' : 'faculty_id';
  const owned = (id: string) => ({ id: randomUUIDv7(), student_id: null, faculty_id: null, [owner]: id });
  return {
    insert: async (tx, people, now) => {
      const at = now.toISOString();
      const own = people.map(({ id, record }) => ({
        id,
        ...toColumns(record),
        created_at: at,
        updated_at: at,
      }));
      const personal = people.map(({ id, record }) => ({
        ...owned(id),
        ...toPersonalColumns(record.personalInfo),
      }));
      const contact = people.map(({ id, record }) => ({
        ...owned(id),
        ...toContactColumns(record.contactInfo),
      }));
      await insertRows(tx, table, own);
      await insertRows(tx, 'personal_info', personal);
      await insertRows(tx, 'contact_info', contact);
    },
    update: async (tx, people, now) => {
      const at = now.toISOString();
      const own = people.map(({ id, version, record }) => ({
        id,
        version,
        updated_at: at,
        ...toColumns(record),
      }));
      const personal = people.map(({ id, record }) => ({
        [owner]: id,
        ...toPersonalColumns(record.personalInfo),
      }));
      const contact = people.map(({ id, record }) => ({
        [owner]: id,
        ...toContactColumns(record.contactInfo),
      }));
      const changed = await updateRows(tx, table, 'id', own);
      // The caller gives up where somebody else was faster; until then nothing is half-done.
      if (changed < people.length) return changed;
      await updateRows(tx, 'personal_info', owner, personal);
      await updateRows(tx, 'contact_info', owner, contact);
      return changed;
    },
    delete: (tx, ids) => deleteRows(tx, table, ids),
  };
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
