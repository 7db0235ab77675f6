// The records that can be deleted and brought back: how each is found, named and kept apart from its doubles.
import { createHash } from 'node:crypto';
import { findCalendarEntry } from '#server/db/academic-calendar.ts';
import { findEvent } from '#server/db/events.ts';
import { findFaculty } from '#server/db/faculty.ts';
import { findStudent } from '#server/db/students.ts';
import { findSubject } from '#server/db/subjects.ts';
import { conflict } from '#server/errors.ts';
import type { CalendarEntry } from '#shared/academic-calendar.ts';
import type { CollegeEvent } from '#shared/events.ts';
import type { Faculty } from '#shared/faculty.ts';
import type { Student } from '#shared/students.ts';
import type { Subject } from '#shared/subjects.ts';
import { recordChanges } from './changes.ts';

const personName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
const emailTaken = () => conflict('Another person has this email', 'contactInfo.email');

export const records = {
  student: recordChanges<Student>({
    noun: 'student',
    name: 'Student',
    label: personName,
    find: (db, id) => findStudent(db, id, ['personalInfo', 'contactInfo']),
    duplicate: (error) =>
      /enrollment_number/.test(String(error))
        ? conflict('Another student has this enrolment number', 'enrollmentNumber')
        : emailTaken(),
  }),
  faculty: recordChanges<Faculty>({
    noun: 'faculty',
    name: 'Faculty member',
    label: personName,
    find: findFaculty,
    duplicate: emailTaken,
  }),
  subject: recordChanges<Subject>({
    noun: 'subject',
    name: 'Subject',
    label: ({ code, name }) => `${code} ${name}`,
    find: findSubject,
    duplicate: () => conflict('Another subject has this code', 'code'),
  }),
  event: recordChanges<CollegeEvent>({
    noun: 'event',
    name: 'Event',
    label: ({ eventTitle }) => eventTitle,
    find: findEvent,
    // The history tells pictures apart, it does not keep them.
    audited: ({ eventPhoto, hasPhoto: _, ...event }) => ({
      ...event,
      eventPhoto:
        eventPhoto && `picture ${createHash('sha256').update(eventPhoto).digest('hex').slice(0, 8)}`,
    }),
  }),
  'academic-calendar': recordChanges<CalendarEntry>({
    noun: 'academic-calendar',
    name: 'Entry',
    label: ({ event, date }) => `${event}, ${date}`,
    find: findCalendarEntry,
  }),
};
