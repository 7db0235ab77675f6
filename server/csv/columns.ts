// What an export writes, and an import of students, faculty and subjects reads again: the columns of each noun.
import type { CalendarEntry } from '#shared/academic-calendar.ts';
import type { ContactInfoRow } from '#shared/contact-info.ts';
import type { CollegeEvent } from '#shared/events.ts';
import type { Faculty } from '#shared/faculty.ts';
import { indiaDay } from '#shared/format.ts';
import type { PersonalInfoRow } from '#shared/personal-info.ts';
import type { Student } from '#shared/students.ts';
import type { Subject } from '#shared/subjects.ts';
import type { CsvColumn } from './export.ts';

/** What the list shows: faculty have no more of it. */
export const classListColumns: CsvColumn<Student>[] = [
  ['enrollmentNumber', (student) => student.enrollmentNumber],
  ['firstName', (student) => student.firstName],
  ['lastName', (student) => student.lastName],
  ['year', (student) => student.year],
  ['email', (student) => student.contactInfo?.email ?? ''],
  ['phone', (student) => student.contactInfo?.phone ?? ''],
];

export const studentColumns: CsvColumn<Student>[] = [
  ...classListColumns,
  ['gender', (student) => student.personalInfo?.gender ?? ''],
  ['dob', (student) => indiaDay(student.personalInfo?.dob)],
  ['address', (student) => student.personalInfo?.address ?? ''],
  ['nationality', (student) => student.personalInfo?.nationality ?? ''],
  ['religion', (student) => student.personalInfo?.religion ?? ''],
  ['fatherFirstName', (student) => student.fatherFirstName],
  ['fatherLastName', (student) => student.fatherLastName],
  ['motherFirstName', (student) => student.motherFirstName],
  ['motherLastName', (student) => student.motherLastName],
];

export const facultyColumns: CsvColumn<Faculty>[] = [
  ['firstName', (member) => member.firstName],
  ['lastName', (member) => member.lastName],
  ['designation', (member) => member.designation],
  ['specialization', (member) => member.specialization],
  ['experienceYears', (member) => member.experienceYears],
  ['yearOfJoining', (member) => member.yearOfJoining],
  ['email', (member) => member.contactInfo?.email ?? ''],
  ['phone', (member) => member.contactInfo?.phone ?? ''],
  ['gender', (member) => member.personalInfo?.gender ?? ''],
  ['dob', (member) => indiaDay(member.personalInfo?.dob)],
  ['address', (member) => member.personalInfo?.address ?? ''],
  ['nationality', (member) => member.personalInfo?.nationality ?? ''],
  ['religion', (member) => member.personalInfo?.religion ?? ''],
];

export const subjectColumns: CsvColumn<Subject>[] = [
  ['code', ({ code }) => code],
  ['name', ({ name }) => name],
  ['year', ({ year }) => year],
];

export const eventColumns: CsvColumn<CollegeEvent>[] = [
  ['eventTitle', ({ eventTitle }) => eventTitle],
  ['eventDate', ({ eventDate }) => eventDate],
  ['photo', ({ hasPhoto }) => (hasPhoto ? 'yes' : 'no')],
];

export const calendarColumns: CsvColumn<CalendarEntry>[] = [
  ['year', ({ year }) => year],
  ['event', ({ event }) => event],
  ['date', ({ date }) => date],
];

/** Whose row it is. */
const ownerColumns: CsvColumn<Pick<ContactInfoRow, 'student' | 'faculty'>>[] = [
  ['of', ({ student }) => (student ? 'student' : 'faculty')],
  ['firstName', ({ student, faculty }) => (student ?? faculty)?.firstName ?? ''],
  ['lastName', ({ student, faculty }) => (student ?? faculty)?.lastName ?? ''],
];

export const personalInfoColumns: CsvColumn<PersonalInfoRow>[] = [
  ...ownerColumns,
  ['dob', ({ dob }) => indiaDay(dob)],
  ['address', ({ address }) => address],
  ['gender', ({ gender }) => gender],
  ['nationality', ({ nationality }) => nationality],
  ['religion', ({ religion }) => religion],
];

export const contactInfoColumns: CsvColumn<ContactInfoRow>[] = [
  ...ownerColumns,
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
];
