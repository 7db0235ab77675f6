// The record types that can be imported.

import { csvColumns, facultyColumns, studentColumns } from '#server/csv/columns.ts';
import { insertAccounts, listRecordsInUse } from '#server/db/account/accounts.ts';
import { nextId } from '#server/db/ids.ts';
import { readCollegeSettings } from '#server/db/office/college-settings.ts';
import { listStudentsWithRecords } from '#server/db/office/imports.ts';
import { nextEnrollmentNumbers } from '#server/db/people/enrollment-numbers.ts';
import * as faculty from '#server/db/people/faculty.ts';
import { listFacultyIdentities, listStudentIdentities } from '#server/db/people/identities.ts';
import { findEmailOwners, type PersonRows } from '#server/db/people/person-rows.ts';
import * as students from '#server/db/people/students.ts';
import { idsOf } from '#server/db/rows.ts';
import type { PlainImport } from '#server/records/plain-import.ts';
import { plainImports } from '#server/records/record-types.ts';
import { categoryCheck } from '#server/rules/people/categories.ts';
import { facultyRecord, studentRecord } from '#server/rules/people/defaults.ts';
import { type SamePerson, samePeople } from '#server/rules/people/same-people.ts';
import { valueAt } from '#shared/kit/fields/field-values.ts';
import { codeKey } from '#shared/kit/text/text-key.ts';
import type { ImportNoun } from '#shared/office/imports.ts';
import {
  type Faculty,
  type FacultyInput,
  facultyFields,
  facultyInputSchema,
} from '#shared/people/faculty.ts';
import {
  type Student,
  type StudentInput,
  studentFields,
  studentInputSchema,
} from '#shared/people/students.ts';
import { type Cells, choiceKey, inputReader } from './cells.ts';
import { feeType } from './fee-type.ts';
import { guardianType } from './guardian-type.ts';
import type { AnyImportType, ImportContext, ImportRow, ImportType, Versioned } from './import-type.ts';

const emailTaken = { column: 'email', message: 'Another person has this email' };
const codesOf = (rows: readonly ImportRow[], column: string) =>
  rows.map(({ cells }) => codeKey(cells[column] ?? '')).filter(Boolean);
const nameIn = (cells: Cells, first: string, last: string) => `${cells[first] ?? ''} ${cells[last] ?? ''}`;

/** Update, undo and delete of people, the same for students and faculty. */
function savedPeople<R extends Versioned, I, Stored>(
  rows: PersonRows<Stored>,
  toStored: (input: I, before: R, context: ImportContext) => Stored,
): Pick<ImportType<R, I>, 'update' | 'putBack'> {
  return {
    update: (tx, changes, context) =>
      rows.update(
        tx,
        changes.map(({ before, input }) => ({
          id: before.id,
          version: before.version,
          record: toStored(input, before, context),
        })),
        context.now,
      ),
    putBack: (tx, records, { now }) =>
      rows.update(
        tx,
        // A record that was read with both parts has all the fields to be stored.
        records.map((record) => ({ ...record, record: record as unknown as Stored })),
        now,
      ),
  };
}

/** @returns what gives for the cells of a row the person whom they may be about, and the question */
async function recordsOf<R extends Versioned>(
  alikes: ReadonlyMap<Cells, SamePerson>,
  read: (ids: string[]) => Promise<R[]>,
) {
  const ids = new Set([...alikes.values()].flatMap(({ id }) => id ?? []));
  const records = new Map((await read([...ids])).map((record) => [record.id, record]));
  return (cells: Cells) => {
    const alike = alikes.get(cells);
    return alike && { record: records.get(alike.id ?? ''), question: alike.question };
  };
}

const studentType: ImportType<Student, StudentInput> = {
  noun: 'student',
  fields: studentFields,
  toInput: inputReader(studentFields),
  columns: studentColumns,
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
    const emails = codesOf(rows, 'email');
    const numbers = await students.listStudentsBy(db, 'enrollment_number', codesOf(rows, 'enrollmentNumber'));
    const byNumber = new Map(numbers.map((student) => [student.enrollmentNumber.toLowerCase(), student]));
    const addressed = await students.listStudentsBy(db, 'email', emails);
    const byEmail = new Map(addressed.map((student) => [student.contactInfo?.email, student]));
    const owners = await findEmailOwners(db, emails);
    const categoryProblem = await categoryCheck(db);
    const recordOf = ({ enrollmentNumber = '', email = '' }: Cells) =>
      enrollmentNumber ? byNumber.get(codeKey(enrollmentNumber)) : byEmail.get(codeKey(email));
    const people = rows.map(({ line, cells }) => ({
      key: cells,
      line,
      names: [
        nameIn(cells, 'firstName', 'lastName'),
        nameIn(cells, 'fatherFirstName', 'fatherLastName'),
        nameIn(cells, 'motherFirstName', 'motherLastName'),
      ],
      born: cells['dob'] ?? '',
      isNamed: Boolean(cells['enrollmentNumber'] || cells['email']),
    }));
    const alikes = samePeople(people, await listStudentIdentities(db));
    const alikeRecords = await recordsOf(alikes, (ids) => students.listStudentsBy(db, 'students.id', ids));
    return ({ cells }) => {
      const { email = '', category } = cells;
      const record = recordOf(cells);
      const owner = owners.get(codeKey(email));
      const message = category && category !== record?.category && categoryProblem(category);
      if (message) return { problem: { column: 'category', message } };
      if (owner && owner !== record?.id) return { problem: emailTaken };
      return record ? { record } : { alike: alikeRecords(cells) };
    };
  },
  schema: studentInputSchema,
  nameFields: ['firstName', 'lastName'],
  read: (db, ids) => students.listStudentsBy(db, 'students.id', ids),
  insert: async (tx, inputs, { college, now }) => {
    const rows = inputs.map((input) => ({ id: nextId(), input }));
    const numbered = rows.flatMap(({ id, input }) =>
      input.enrollmentNumber
        ? [{ id, record: studentRecord(input, undefined, input.enrollmentNumber, college, now) }]
        : [],
    );
    // Inserted first, so that the generated numbers continue after these.
    await students.studentRows.insert(tx, numbered, now);
    const others = rows.filter(({ input }) => !input.enrollmentNumber);
    const numbers = await nextEnrollmentNumbers(tx, college.prefixAt(now), now, others.length);
    const given = others.map(({ id, input }, index) => ({
      id,
      record: studentRecord(input, undefined, numbers[index] ?? '', college, now),
    }));
    await students.studentRows.insert(tx, given, now);
    const ids = idsOf(rows);
    await insertAccounts(tx, 'student', ids, now);
    return ids;
  },
  ...savedPeople(students.studentRows, (input: StudentInput, before: Student, { college, now }) =>
    studentRecord(input, before, input.enrollmentNumber || before.enrollmentNumber, college, now),
  ),
  inUse: async (db, ids) => [
    ...(await listStudentsWithRecords(db, ids)),
    ...(await listRecordsInUse(db, 'student', ids)),
  ],
};

const facultyType: ImportType<Faculty, FacultyInput> = {
  noun: 'faculty',
  fields: facultyFields,
  toInput: inputReader(facultyFields),
  columns: facultyColumns,
  uniqueColumns: ['email'],
  matcher: async (db, rows) => {
    const emails = codesOf(rows, 'email');
    const addressed = await faculty.listFacultyBy(db, 'email', emails);
    const byEmail = new Map(addressed.map((member) => [member.contactInfo?.email, member]));
    const owners = await findEmailOwners(db, emails);
    const people = rows.map(({ line, cells }) => ({
      key: cells,
      line,
      names: [nameIn(cells, 'firstName', 'lastName')],
      born: cells['dob'] ?? '',
      isNamed: Boolean(cells['email']),
    }));
    const alikes = samePeople(people, await listFacultyIdentities(db));
    const alikeRecords = await recordsOf(alikes, (ids) => faculty.listFacultyBy(db, 'faculty.id', ids));
    return ({ cells }) => {
      const email = codeKey(cells['email'] ?? '');
      const record = byEmail.get(email);
      if (owners.has(email) && !record) return { problem: emailTaken };
      return record ? { record } : { alike: alikeRecords(cells) };
    };
  },
  schema: facultyInputSchema,
  nameFields: ['firstName', 'lastName'],
  read: (db, ids) => faculty.listFacultyBy(db, 'faculty.id', ids),
  insert: async (tx, inputs, { college, now }) => {
    const rows = inputs.map((input) => ({
      id: nextId(),
      record: facultyRecord(input, undefined, college, now),
    }));
    await faculty.facultyRows.insert(tx, rows, now);
    const ids = idsOf(rows);
    await insertAccounts(tx, 'faculty', ids, now);
    return ids;
  },
  ...savedPeople(faculty.facultyRows, (input: FacultyInput, before: Faculty, { college, now }) =>
    facultyRecord(input, before, college, now),
  ),
  inUse: (db, ids) => listRecordsInUse(db, 'faculty', ids),
};

/** Of a record type without rules of its own: a known record is found by one field, in any case. */
function plainType<R extends Versioned, I extends object>(
  noun: ImportNoun,
  { rows, fields, schema, key, names = [key], inUse = async () => [] }: PlainImport<R, I>,
): ImportType<R, I> {
  const read = inputReader(fields);
  return {
    noun,
    fields,
    toInput: (cells, before) => ({
      ...(read(cells, before) as object), // of the fields of one part
      // The college's own spelling stays.
      ...(before && { [key]: valueAt(before, key) }),
    }),
    columns: csvColumns(fields),
    uniqueColumns: [key],
    matcher: async (db, found) => {
      const known = await rows.listBy(db, key, codesOf(found, key));
      const spelling = (record: R) => String(valueAt(record, key));
      const byKey = new Map(known.map((record) => [codeKey(spelling(record)), record]));
      const bySpelling = new Map(known.map((record) => [spelling(record), record]));
      return ({ cells: { [key]: text = '' } }) => ({
        record: bySpelling.get(text) ?? byKey.get(codeKey(text)),
      });
    },
    schema,
    nameFields: names,
    read: (db, ids) => rows.listBy(db, 'id', ids),
    insert: (tx, inputs) => rows.insertAll(tx, inputs),
    update: (tx, changes) =>
      rows.updateAll(
        tx,
        changes.map(({ before, input }) => ({ ...input, id: before.id, version: before.version })),
      ),
    putBack: (tx, records) => rows.updateAll(tx, records as unknown as (I & Versioned)[]), // a record has all that is written
    inUse,
  };
}

export const importTypes = {
  student: studentType,
  faculty: facultyType,
  fee: feeType,
  guardian: guardianType,
  ...Object.fromEntries(
    Object.entries(plainImports).map(([noun, type]) => [noun, plainType(noun as ImportNoun, type)]), // as: its keys
  ),
} as unknown as Record<ImportNoun, AnyImportType>; // see AnyImportType
