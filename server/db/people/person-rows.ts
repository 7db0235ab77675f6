// Personal and contact information: one row each per student and per faculty member.

import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { columnsWriter, searchedText } from '#server/db/record-columns.ts';
import { insertRows, rowsFor, updateRows } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import { type Fields, fieldsOfStaff, type RecordOf, type Written } from '#shared/kit/fields/fields.ts';
import { contactInfoFields } from '#shared/people/contact-info.ts';
import type { Named } from '#shared/people/full-name.ts';
import { nameKeyColumns } from './name-keys.ts';

/** Writes the rows of students or faculty members, each with its personal and contact information. */
export interface PersonRows<R> {
  insert: (tx: Tx, people: { id: string; record: R }[], now: Date) => Promise<void>;
  /** Updates each person only if the row has the given version; undefined: any version. @returns how many were changed */
  update: (
    tx: Tx,
    people: { id: string; version: number | undefined; record: R }[],
    now: Date,
  ) => Promise<number>;
}

/** @param fields the fields of the record with both parts */
export function personRows<F extends Fields>(
  table: 'students' | 'faculty',
  fields: F,
): PersonRows<RecordOf<Written<F>>> {
  const toOwn = columnsWriter(fields, table);
  const toPersonal = columnsWriter(fields, 'personal_info');
  const toContact = columnsWriter(contactInfoFields, 'contact_info');
  const toSearchText = searchedText(fields);
  const toStaffSearchText = searchedText(fieldsOfStaff(fields));
  const owner = table === 'students' ? 'student_id' : 'faculty_id';
  const columnsOfPerson = (record: object) => ({
    own: {
      ...toOwn(record),
      ...nameKeyColumns(record as Named),
      search_text: toSearchText(record),
      ...(table === 'students' && { staff_search_text: toStaffSearchText(record) }),
    },
    personal: toPersonal(record),
    contact: withLowerCase(toContact(record)),
  });
  return {
    insert: async (tx, people, now) => {
      const at = now.toISOString();
      const written = people.map(({ id, record }) => ({ id, ...columnsOfPerson(record) }));
      const owned = (id: string) => ({ id: nextId(), student_id: null, faculty_id: null, [owner]: id });
      const own = written.map(({ id, own }) => ({ id, ...own, created_at: at, updated_at: at }));
      await insertRows(tx, table, own as unknown as Insertable<Schema[typeof table]>[]); // by their own fields
      const personal = written.map(({ id, personal }) => ({ ...owned(id), ...personal }));
      await insertRows(tx, 'personal_info', personal as unknown as Insertable<Schema['personal_info']>[]); // as above
      await insertRows(
        tx,
        'contact_info',
        written.map(({ id, contact }) => ({ ...owned(id), ...contact })),
      );
    },
    update: async (tx, people, now) => {
      const at = now.toISOString();
      const written = people.map((person) => ({ ...person, ...columnsOfPerson(person.record) }));
      const own = written.map(({ id, version, own }) => ({ id, version, updated_at: at, ...own }));
      const changed = await updateRows(tx, table, 'id', own);
      // Where a version differs, the caller rolls the transaction back, so no partial change is stored.
      if (changed < people.length) return changed;
      const personal = written.map(({ id, personal }) => ({ [owner]: id, ...personal }));
      await updateRows(tx, 'personal_info', owner, personal);
      const contact = written.map(({ id, contact }) => ({ [owner]: id, ...contact }));
      await updateRows(tx, 'contact_info', owner, contact);
      return changed;
    },
  };
}

/** Emails are kept in lower case: they are also the log-in name, and must be unique however they are typed. */
const withLowerCase = <C extends { email: string }>(contact: C): C => ({
  ...contact,
  email: contact.email.toLowerCase(),
});

/** The owners of email addresses: {email: id of the student or faculty member}. */
export async function findEmailOwners(db: Database, emails: string[]): Promise<Map<string, string>> {
  const rows = await rowsFor(emails, (chunk) =>
    db.selectFrom('contact_info').select(['email', 'student_id', 'faculty_id']).where('email', 'in', chunk),
  );
  return new Map(rows.map((row) => [row.email, row.student_id ?? row.faculty_id ?? '']));
}
