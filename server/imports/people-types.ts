// Students, faculty and guardians in a file.
import { csvColumns } from '#server/csv/columns.ts';
import { insertAccounts, listRecordsInUse } from '#server/db/account/accounts.ts';
import { nextId } from '#server/db/ids.ts';
import { readCollegeSettings } from '#server/db/office/college-settings.ts';
import { listStudentsWithRecords } from '#server/db/office/imports.ts';
import { nextEnrollmentNumbers } from '#server/db/people/enrollment-numbers.ts';
import { facultyRows, listFacultyBy } from '#server/db/people/faculty.ts';
import { insertGuardians, listGuardiansBy, updateGuardians } from '#server/db/people/guardians.ts';
import { type Identity, listFacultyIdentities, listStudentIdentities } from '#server/db/people/identities.ts';
import { findEmailOwners, type PersonRows } from '#server/db/people/person-rows.ts';
import { listStudentsBy, studentRows } from '#server/db/people/students.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { categoryCheck } from '#server/rules/people/categories.ts';
import { facultyRecord, studentRecord } from '#server/rules/people/defaults.ts';
import { samePeople } from '#server/rules/people/same-people.ts';
import { completed } from '#shared/kit/fields/field-values.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { readPhone } from '#shared/kit/phones/phone-numbers.ts';
import { codeKey } from '#shared/kit/text/text-key.ts';
import {
  type Faculty,
  type FacultyInput,
  facultyFields,
  facultyInputSchema,
} from '#shared/people/faculty.ts';
import {
  type Guardian,
  type GuardianInput,
  guardianFields,
  guardianInputSchema,
} from '#shared/people/guardians.ts';
import {
  type Student,
  type StudentInput,
  studentFields,
  studentInputSchema,
} from '#shared/people/students.ts';
import { choiceKey, inputReader } from './cells.ts';
import type { ImportContext, ImportRow, ImportType, Match, Versioned } from './import-type.ts';

export const codesOf = (rows: readonly ImportRow[], column: string) =>
  rows.map(({ cells }) => codeKey(cells[column] ?? '')).filter(Boolean);

/** What all people share. @param toStored what is stored of an input */
function ofPeople<R extends Versioned, I, Stored>(
  fields: Fields,
  { update }: Pick<PersonRows<Stored>, 'update'>,
  toStored: (input: I, before: R, context: ImportContext) => Stored,
) {
  return {
    fields,
    toInput: inputReader(fields),
    columns: csvColumns(fields),
    nameFields: ['firstName', 'lastName'],
    update: (tx, changes, context) => {
      const people = changes.map(({ before, input }) => ({
        id: before.id,
        version: before.version,
        record: toStored(input, before, context),
      }));
      return update(tx, people, context.now);
    },
    // A record that was read with its parts has all the fields to be stored.
    putBack: (tx, records, { now }) =>
      update(
        tx,
        records.map((record) => ({ ...record, record: record as unknown as Stored })),
        now,
      ),
  } satisfies Partial<ImportType<R, I>>;
}

interface KnownPeople<R> {
  /** Those with these emails, and of students with these enrolment numbers. */
  byEmail: (emails: string[]) => Promise<R[]>;
  byNumber?: (numbers: string[]) => Promise<(R & { enrollmentNumber: string })[]>;
  byId: (ids: string[]) => Promise<R[]>;
  identities: readonly Identity[];
  /** The columns of the names that tell two people apart: the person's own, those of the parents. */
  names: readonly (readonly [first: string, last: string])[];
}

/** By number or email; without them the row may be about a person of the same names, which the user is asked. */
async function personMatcher<R extends Versioned & { contactInfo?: { email: string } | undefined }>(
  db: Database,
  rows: readonly ImportRow[],
  { byEmail, byNumber, byId, identities, names }: KnownPeople<R>,
): Promise<(row: ImportRow) => Match<R>> {
  const emails = codesOf(rows, 'email');
  const emailed = new Map((await byEmail(emails)).map((person) => [person.contactInfo?.email, person]));
  const known = (await byNumber?.(codesOf(rows, 'enrollmentNumber'))) ?? [];
  const numbered = new Map(known.map((person) => [person.enrollmentNumber.toLowerCase(), person]));
  const owners = await findEmailOwners(db, emails);
  const people = rows.map(({ line, cells }) => ({
    key: cells,
    line,
    names: names.map(([first, last]) => `${cells[first] ?? ''} ${cells[last] ?? ''}`),
    born: cells['dob'] ?? '',
    isNamed: Boolean(cells['enrollmentNumber'] || cells['email']),
  }));
  const alikes = samePeople(people, identities);
  const ids = new Set([...alikes.values()].flatMap(({ id }) => id ?? []));
  const records = new Map((await byId([...ids])).map((record) => [record.id, record]));
  return ({ cells }) => {
    const { enrollmentNumber = '', email = '' } = cells;
    const record = enrollmentNumber ? numbered.get(codeKey(enrollmentNumber)) : emailed.get(codeKey(email));
    const owner = owners.get(codeKey(email));
    if (owner && owner !== record?.id)
      return { record, problem: { column: 'email', message: 'Another person has this email' } };
    const alike = alikes.get(cells);
    if (record || !alike) return { record };
    return { alike: { record: records.get(alike.id ?? ''), question: alike.question } };
  };
}

export const studentType: ImportType<Student, StudentInput> = {
  ...ofPeople(studentFields, studentRows, (input: StudentInput, before: Student, { college, now }) =>
    studentRecord(input, before, input.enrollmentNumber || before.enrollmentNumber, college, now),
  ),
  noun: 'student',
  schema: studentInputSchema,
  uniqueColumns: ['enrollmentNumber', 'email'],
  spelling: async (db) => {
    const { categories } = await readCollegeSettings(db);
    const plain = (category: string) => choiceKey(category).replaceAll('-', '');
    const known = new Map(categories.map((category) => [plain(category), category]));
    return (cells) => {
      if (cells['category']) cells['category'] = known.get(plain(cells['category'])) ?? cells['category'];
    };
  },
  matcher: async (db, rows) => {
    const match = await personMatcher<Student>(db, rows, {
      byEmail: (emails) => listStudentsBy(db, 'email', emails),
      byNumber: (numbers) => listStudentsBy(db, 'enrollment_number', numbers),
      byId: (ids) => listStudentsBy(db, 'students.id', ids),
      identities: await listStudentIdentities(db),
      names: [
        ['firstName', 'lastName'],
        ['fatherFirstName', 'fatherLastName'],
        ['motherFirstName', 'motherLastName'],
      ],
    });
    const categoryProblem = await categoryCheck(db);
    return (row) => {
      const { record, problem, ...found } = match(row);
      const { category } = row.cells;
      const message = category && category !== record?.category && categoryProblem(category);
      if (message) return { problem: { column: 'category', message } };
      return problem ? { problem } : { record, ...found };
    };
  },
  read: (db, ids) => listStudentsBy(db, 'students.id', ids),
  insert: async (tx, inputs, { college, now }) => {
    const rows = inputs.map((input) => ({ id: nextId(), input }));
    const insert = (some: typeof rows, numberOf: (input: StudentInput, index: number) => string) =>
      studentRows.insert(
        tx,
        some.map(({ id, input }, index) => ({
          id,
          record: studentRecord(input, undefined, numberOf(input, index), college, now),
        })),
        now,
      );
    // Inserted first, so that the generated numbers continue after these.
    const isNumbered = ({ input }: (typeof rows)[number]) => Boolean(input.enrollmentNumber);
    await insert(rows.filter(isNumbered), ({ enrollmentNumber }) => enrollmentNumber ?? '');
    const others = rows.filter((row) => !isNumbered(row));
    const numbers = await nextEnrollmentNumbers(tx, college.prefixAt(now), now, others.length);
    await insert(others, (_, index) => numbers[index] ?? '');
    const ids = idsOf(rows);
    await insertAccounts(tx, 'student', ids, now);
    return ids;
  },
  inUse: async (db, ids) => [
    ...(await listStudentsWithRecords(db, ids)),
    ...(await listRecordsInUse(db, 'student', ids)),
  ],
};

export const facultyType: ImportType<Faculty, FacultyInput> = {
  ...ofPeople(facultyFields, facultyRows, (input: FacultyInput, before: Faculty, { college, now }) =>
    facultyRecord(input, before, college, now),
  ),
  noun: 'faculty',
  schema: facultyInputSchema,
  uniqueColumns: ['email'],
  matcher: async (db, rows) =>
    personMatcher<Faculty>(db, rows, {
      byEmail: (emails) => listFacultyBy(db, 'email', emails),
      byId: (ids) => listFacultyBy(db, 'faculty.id', ids),
      identities: await listFacultyIdentities(db),
      names: [['firstName', 'lastName']],
    }),
  read: (db, ids) => listFacultyBy(db, 'faculty.id', ids),
  insert: async (tx, inputs, { college, now }) => {
    const rows = inputs.map((input) => ({
      id: nextId(),
      record: facultyRecord(input, undefined, college, now),
    }));
    await facultyRows.insert(tx, rows, now);
    const ids = idsOf(rows);
    await insertAccounts(tx, 'faculty', ids, now);
    return ids;
  },
  inUse: (db, ids) => listRecordsInUse(db, 'faculty', ids),
};

/** A known one is found by the phone number, which is the log-in name. */
export const guardianType: ImportType<Guardian, GuardianInput> = {
  ...ofPeople(
    guardianFields,
    { update: updateGuardians },
    (input: GuardianInput, before: Guardian, { now }) => completed(guardianFields, input, before, now),
  ),
  noun: 'guardian',
  schema: guardianInputSchema,
  uniqueColumns: ['phone'],
  // In one spelling, so that two rows with the same number are told.
  spelling: async () => (cells) => {
    if (cells['phone']) cells['phone'] = readPhone(cells['phone']) ?? cells['phone'];
  },
  matcher: async (db, rows) => {
    const phones = rows.flatMap(({ cells }) => cells['phone'] ?? []);
    const guardians = await listGuardiansBy(db, 'phone', phones);
    const known = new Map(guardians.map((guardian) => [guardian.phone, guardian]));
    return ({ cells }) => ({ record: known.get(cells['phone'] ?? '') });
  },
  read: (db, ids) => listGuardiansBy(db, 'guardians.id', ids),
  insert: async (tx, inputs, { now }) => {
    const records = inputs.map((input) => completed(guardianFields, input, undefined, now));
    const ids = await insertGuardians(tx, records);
    await insertAccounts(tx, 'guardian', ids, now);
    return ids;
  },
  inUse: async (db, ids) => [
    ...(await listRecordsInUse(db, 'guardian', ids)),
    ...(await listGuardiansBy(db, 'guardians.id', ids)).flatMap(({ id, students }) =>
      students.length > 0 ? [id] : [],
    ),
  ],
};
