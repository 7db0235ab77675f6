// What an export writes and an import reads again: the columns of each noun.
import type { Faculty } from '#shared/faculty.ts';
import { indiaDay } from '#shared/format.ts';
import type { Student } from '#shared/students.ts';
import type { Subject } from '#shared/subjects.ts';
import type { CsvColumn } from './csv.ts';

export const studentColumns: CsvColumn<Student>[] = [
  ['enrollmentNumber', (student) => student.enrollmentNumber],
  ['firstName', (student) => student.firstName],
  ['lastName', (student) => student.lastName],
  ['year', (student) => student.year],
  ['email', (student) => student.contactInfo?.email ?? ''],
  ['phone', (student) => student.contactInfo?.phone ?? ''],
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
