// From what a caller sends to what is stored: the defaults of product §5 that depend on other values.
import { randomUUID } from 'node:crypto';
import type { Services } from '#server/context.ts';
import type { FacultyRecord } from '#server/db/people/faculty.ts';
import type { StudentRecord } from '#server/db/people/students.ts';
import { refuseFields } from '#server/errors.ts';
import { daysOutOfOrder } from '#shared/kit/fields/days-in-order.ts';
import { completed } from '#shared/kit/fields/field-values.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { type Faculty, type FacultyInput, facultyFields } from '#shared/people/faculty.ts';
import { type Student, type StudentInput, studentFields } from '#shared/people/students.ts';

type College = Services['settings']['college'];

/** @param enrollmentNumber as typed, or the next one. An empty email of a new student becomes a placeholder made from it. */
export function studentRecord(
  input: StudentInput,
  before: Student | undefined,
  enrollmentNumber: string,
  { emailDomain }: College,
  now: Date,
): StudentRecord {
  const record = completed(studentFields, { ...input, enrollmentNumber }, before, now);
  record.parentPhone ??= '';
  refuseFields(daysOutOfOrder(studentFields, before ? record : input, before));
  // A form sends the stored day back with the new status.
  const isNewDay = record.statusSince !== null && record.statusSince !== before?.statusSince;
  if (record.status !== before?.status && !isNewDay) record.statusSince = indiaDate(now);
  // The email is the log-in name: a caller that leaves it out of a change does not take it away.
  record.contactInfo.email ||=
    before?.contactInfo?.email ??
    `${enrollmentNumber.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@${emailDomain}`;
  return record;
}

export function facultyRecord(
  input: FacultyInput,
  before: Faculty | undefined,
  { emailDomain }: College,
  now: Date,
): FacultyRecord {
  const record = completed(facultyFields, input, before, now);
  refuseFields(daysOutOfOrder(facultyFields, before ? record : input, before));
  record.contactInfo.email ||=
    before?.contactInfo?.email ?? `faculty-${randomUUID().slice(0, 8)}@${emailDomain}`;
  record.contactInfo.phone ??= '';
  record.personalInfo.address ??= '';
  return record;
}
