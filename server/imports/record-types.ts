// The record types that can be imported.

import { facultyColumns, studentColumns, subjectColumns } from '#server/csv/columns.ts';
import { insertAccounts, listRecordsInUse } from '#server/db/account/accounts.ts';
import { nextId } from '#server/db/ids.ts';
import { listStudentsWithRecords } from '#server/db/office/imports.ts';
import { nextEnrollmentNumbers } from '#server/db/people/enrollment-numbers.ts';
import * as faculty from '#server/db/people/faculty.ts';
import { findEmailOwners, type PersonRows } from '#server/db/people/person-rows.ts';
import * as students from '#server/db/people/students.ts';
import { listSubjectsTaught } from '#server/db/teaching/classes.ts';
import * as subjects from '#server/db/teaching/subjects.ts';
import { categoryCheck } from '#server/rules/people/categories.ts';
import { facultyRecord, studentRecord } from '#server/rules/people/defaults.ts';
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
import {
  type Subject,
  type SubjectInput,
  subjectFields,
  subjectInputSchema,
} from '#shared/teaching/subjects.ts';
import { type Cells, inputReader } from './cells.ts';
import { feeType } from './fee-type.ts';
import type { AnyImportType, ImportContext, ImportType, Versioned } from './import-type.ts';

const emailTaken = { column: 'email', message: 'Another person has this email' };
const filled = (rows: Cells[], column: string) => rows.map((row) => row[column] ?? '').filter(Boolean);
const lowerCase = (texts: string[]) => texts.map((text) => text.toLowerCase());

/** Update, undo and delete of people, the same for students and faculty. */
function savedPeople<R extends Versioned, I, Stored>(
  rows: PersonRows<Stored>,
  toStored: (input: I, before: R, context: ImportContext) => Stored,
): Pick<ImportType<R, I>, 'update' | 'putBack' | 'remove'> {
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
    remove: (tx, ids) => rows.delete(tx, ids),
  };
}

const studentType: ImportType<Student, StudentInput> = {
  noun: 'student',
  fields: studentFields,
  toInput: inputReader(studentFields),
  columns: studentColumns,
  uniqueColumns: ['enrollmentNumber', 'email'],
  matcher: async (db, rows) => {
    const emails = lowerCase(filled(rows, 'email'));
    const typed = lowerCase(filled(rows, 'enrollmentNumber'));
    const numbers = await students.listStudentsBy(db, 'enrollment_number', typed);
    const byNumber = new Map(numbers.map((student) => [student.enrollmentNumber.toLowerCase(), student]));
    const addressed = await students.listStudentsBy(db, 'email', emails);
    const byEmail = new Map(addressed.map((student) => [student.contactInfo?.email, student]));
    const owners = await findEmailOwners(db, emails);
    const categoryProblem = await categoryCheck(db);
    return ({ enrollmentNumber, email = '', category }) => {
      const record = enrollmentNumber
        ? byNumber.get(enrollmentNumber.toLowerCase())
        : byEmail.get(email.toLowerCase());
      const owner = owners.get(email.toLowerCase());
      const message = category && category !== record?.category && categoryProblem(category);
      if (message) return { problem: { column: 'category', message } };
      return owner && owner !== record?.id ? { problem: emailTaken } : { record };
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
    const numbers = await nextEnrollmentNumbers(tx, college.shortName, now, others.length);
    const given = others.map(({ id, input }, index) => ({
      id,
      record: studentRecord(input, undefined, numbers[index] ?? '', college, now),
    }));
    await students.studentRows.insert(tx, given, now);
    const ids = rows.map(({ id }) => id);
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
    const emails = lowerCase(filled(rows, 'email'));
    const addressed = await faculty.listFacultyBy(db, 'email', emails);
    const byEmail = new Map(addressed.map((member) => [member.contactInfo?.email, member]));
    const owners = await findEmailOwners(db, emails);
    return ({ email = '' }) => {
      const record = byEmail.get(email.toLowerCase());
      return owners.has(email.toLowerCase()) && !record ? { problem: emailTaken } : { record };
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
    const ids = rows.map(({ id }) => id);
    await insertAccounts(tx, 'faculty', ids, now);
    return ids;
  },
  ...savedPeople(faculty.facultyRows, (input: FacultyInput, before: Faculty, { college, now }) =>
    facultyRecord(input, before, college, now),
  ),
  inUse: (db, ids) => listRecordsInUse(db, 'faculty', ids),
};

const subjectType: ImportType<Subject, SubjectInput> = {
  noun: 'subject',
  fields: subjectFields,
  toInput: inputReader(subjectFields),
  columns: subjectColumns,
  uniqueColumns: ['code'],
  matcher: async (db, rows) => {
    const known = await subjects.listSubjectsBy(db, 'code', filled(rows, 'code'));
    const byCode = new Map(known.map((subject) => [subject.code, subject]));
    return ({ code = '' }) => ({ record: byCode.get(code) });
  },
  schema: subjectInputSchema,
  nameFields: ['code', 'name'],
  read: (db, ids) => subjects.listSubjectsBy(db, 'id', ids),
  insert: (tx, inputs) => subjects.insertSubjects(tx, inputs),
  update: (tx, changes) =>
    subjects.updateSubjects(
      tx,
      changes.map(({ before, input }) => ({ ...input, id: before.id, version: before.version })),
    ),
  putBack: (tx, records) => subjects.updateSubjects(tx, records),
  inUse: async (db, ids) => [
    ...(await subjects.listSubjectsWithMarks(db, ids)),
    ...(await listSubjectsTaught(db, ids)),
  ],
  remove: (tx, ids) => subjects.deleteSubjects(tx, ids),
};

export const importTypes = {
  student: studentType,
  faculty: facultyType,
  subject: subjectType,
  fee: feeType,
} as unknown as Record<ImportNoun, AnyImportType>; // see AnyImportType
