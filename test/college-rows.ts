// The records of an invented college, in any number, with usual or with the longest realistic values.

import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Change } from '#server/db/office/audit-log.ts';
import type { FacultyRecord } from '#server/db/people/faculty.ts';
import type { StudentRecord } from '#server/db/people/students.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { years } from '#shared/kit/study-years.ts';
import { genders, notSpecified } from '#shared/people/genders.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';
import * as words from './college-words.ts';
import { turn } from './college-words.ts';
import { aFacultyMember, aStudent } from './factories.ts';

/** The most fees, results or grades of one student. */
export const mostPerStudent = 72;

const noContact = { phone: '' };
const nothingPersonal = { dob: null, address: '' };

const numbered = (index: number) => ({
  enrollmentNumber: `VCP26${String(index + 1).padStart(3, '0')}`,
  year: turn(years, index),
});

/** A person without any optional values. */
export function plainStudent(index: number): StudentRecord {
  return aStudent({ ...numbered(index), personalInfo: nothingPersonal, contactInfo: noContact });
}

export function plainFaculty(): FacultyRecord {
  return aFacultyMember({ personalInfo: nothingPersonal, contactInfo: noContact });
}

function longName(index: number) {
  const isOnFirstPage = index < words.firstNames.length * words.lastNames.length;
  return {
    firstName: turn(words.firstNames, index),
    lastName: isOnFirstPage
      ? turn(words.lastNames, Math.floor(index / words.firstNames.length))
      : turn(words.laterLastNames, index),
  };
}

function longPerson(index: number) {
  const isMissing = index % 3 === 2;
  return {
    personalInfo: {
      gender: turn(genders, index),
      nationality: 'Indian (Overseas Citizen of India)',
      religion: 'Hindu (Sri Vaishnava Sampradaya)',
      ...(isMissing ? nothingPersonal : { address: words.longAddress }),
    },
    contactInfo: {
      email: index % 2 === 0 ? `n${index}.${words.longEmail}` : `n${index}@college.example`,
      phone: isMissing ? '' : turn([words.longPhone, '+91 90000 00000'], index),
    },
  };
}

export function longStudent(index: number): StudentRecord {
  const parent = turn(words.firstNames, 0);
  const family = turn(words.lastNames, 0);
  return aStudent({
    ...numbered(index),
    ...longName(index),
    ...longPerson(index),
    fatherFirstName: parent,
    fatherLastName: family,
    motherFirstName: turn(words.firstNames, 3),
    motherLastName: family,
  });
}

export function longFaculty(index: number): FacultyRecord {
  const { personalInfo, contactInfo } = longPerson(index);
  return aFacultyMember({
    ...longName(index),
    designation: turn(words.designations, index),
    specialization: turn(words.specializations, index),
    experienceYears: index % 45,
    personalInfo: { ...personalInfo, gender: notSpecified },
    contactInfo: { ...contactInfo, email: `f${contactInfo.email}` },
  });
}

/** @param isLong whether values have the longest realistic words */
export async function collegeRows(count: number, isLong: boolean, now: Date) {
  const each = <T>(make: (index: number) => T, most = count) =>
    Array.from({ length: Math.min(count, most) }, (_, index) => make(index));
  const word = <T>(list: readonly [T, ...T[]], usual: T, index: number) =>
    isLong ? turn(list, index) : usual;
  /** Days around today, alternately upcoming and past, all different in small colleges. */
  const dayOf = (index: number) => {
    const days = index % 1500;
    return indiaDate(new Date(now.getTime() + (days % 2 === 0 ? days : -days) * dayMilliseconds));
  };
  /** Entries on the same day are for different years. */
  const shifted = (index: number) => index + Math.floor(index / 1500);
  const at = now.toISOString();
  const photo = { id: 'flat-picture', bytes: await flatPicture() };
  const ofPerson = <T extends object>(make: (index: number, studentId: string) => T) => {
    return (studentId: string) =>
      each(
        (index) => ({ id: randomUUID(), student_id: studentId, ...make(index, studentId) }),
        mostPerStudent,
      );
  };
  return {
    photo,
    subjects: each((index) => ({
      code: isLong ? `BPT-CBCS-${1000 + index}` : `BPT${100 + index}`,
      name: word(words.subjectNames, `Subject ${index + 1}`, index),
      year: turn(years, index),
    })),
    events: each((index) => ({
      id: randomUUID(),
      event_title: word(words.eventTitles, `Event ${index + 1}`, shifted(index)),
      event_date: dayOf(index),
      event_photo: index % 2 === 0 ? photo.id : null,
    })),
    calendar: each((index) => ({
      id: randomUUID(),
      event: word(words.calendarEvents, `Entry ${index + 1}`, shifted(index)),
      date: dayOf(index),
      year: turn(years, shifted(index)),
    })),
    deleted: each((index) => ({
      id: randomUUID(),
      noun: turn(['student', 'faculty', 'subject', 'event', 'academic-calendar'], index),
      record_id: randomUUID(),
      label: word([`${words.firstNames[0]} ${words.lastNames[0]}`, 'Viva'], `Record ${index + 1}`, index),
      data: '{}',
      deleted_at: at,
      deleted_by: 'office',
    })),
    imports: each((index) => ({
      id: randomUUID(),
      noun: turn(['student', 'faculty', 'subject'], index),
      file_name: word(
        ['students_of_the_first_year_convener_quota_final_corrected_2.csv'],
        'students.csv',
        index,
      ),
      at,
      actor: 'office',
      created: 100,
      updated: 7,
      skipped: 0,
      undone_at: index % 2 === 1 ? at : null,
    })),
    changes: each((index): Omit<Change, 'noun' | 'recordId'> => {
      const before = { lastName: 'Sample', contactInfo: { phone: '' } };
      return index === 0
        ? { action: 'create' }
        : { action: 'update', before, after: { lastName: `Sample ${index}`, contactInfo: { phone: '9' } } };
    }),
    fees: ofPerson((index) => ({
      label: word(words.feeLabels, `Fee ${index + 1}`, index),
      amount: isLong ? 1_20_000 : 50_000,
      paid: index % 3 === 0 ? 0 : 25_000,
      due_on: dayOf(index),
      paid_on: index % 3 === 0 ? null : dayOf(0),
    })),
    results: (studentId: string, subjectIds: readonly string[]) =>
      ofPerson((index) => ({
        subject_id: subjectIds[index] ?? '',
        exam: word(words.examNames, 'Internal assessment', index),
        marks: index % 100,
        max_marks: 100,
        held_on: dayOf(index % 20),
      }))(studentId),
    grades: (studentId: string, subjectIds: readonly string[]) =>
      ofPerson((index) => ({
        subject_id: subjectIds[index] ?? '',
        grade: turn(['A+', 'B', 'Absent'], index),
        grade_point: 10 - (index % 6),
        term: `Semester ${1 + (index % 8)}`,
      }))(studentId),
  };
}

async function flatPicture(): Promise<Buffer> {
  const picture = { width: 320, height: 200, channels: 3, background: '#2c7a7b' } as const;
  return sharp({ create: picture }).jpeg().toBuffer();
}
