// From what a caller sends to what is stored: the defaults of product §5.
import { randomUUID } from 'node:crypto';
import type { FacultyRecord } from '#server/db/faculty.ts';
import type { PersonalRecord } from '#server/db/person-rows.ts';
import type { StudentRecord } from '#server/db/students.ts';
import type { Services } from '#server/http/context.ts';
import { defaultDesignation, type Faculty, type FacultyInput } from '#shared/faculty.ts';
import { indiaDate } from '#shared/format.ts';
import { notSpecified } from '#shared/genders.ts';
import type { StudentInput } from '#shared/students.ts';

type College = Services['settings']['college'];

/** @param enrollmentNumber as typed, or the next one. An empty e-mail becomes a placeholder made from it. */
export function studentRecord(
  input: StudentInput,
  enrollmentNumber: string,
  { emailDomain }: College,
): StudentRecord {
  const email =
    input.contactInfo.email || `${enrollmentNumber.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@${emailDomain}`;
  return { ...input, enrollmentNumber, contactInfo: { ...input.contactInfo, email } };
}

/** What is missing or empty stays as it was, and in a new record becomes the default of product §5. */
export function facultyRecord(
  { personalInfo, contactInfo, ...input }: FacultyInput,
  before: Faculty | undefined,
  { emailDomain }: College,
  now: Date,
): FacultyRecord {
  const { personalInfo: personal, contactInfo: contact } = before ?? {};
  const gender = personalInfo?.gender || personal?.gender || notSpecified;
  return {
    firstName: input.firstName,
    lastName: input.lastName,
    designation: input.designation || before?.designation || defaultDesignation,
    specialization: input.specialization,
    experienceYears: input.experienceYears ?? before?.experienceYears ?? 0,
    yearOfJoining: input.yearOfJoining ?? before?.yearOfJoining ?? indiaDate(now),
    personalInfo: {
      gender: gender as PersonalRecord['gender'], // what was read was once let in by the same rule
      nationality: personalInfo?.nationality || personal?.nationality || notSpecified,
      religion: personalInfo?.religion || personal?.religion || notSpecified,
      dob: personalInfo ? personalInfo.dob : (personal?.dob ?? null),
      address: personalInfo?.address ?? personal?.address ?? '',
    },
    contactInfo: {
      email: contactInfo?.email || contact?.email || `faculty-${randomUUID().slice(0, 8)}@${emailDomain}`,
      phone: contactInfo?.phone ?? contact?.phone ?? '',
    },
  };
}
