// Invented people with names that are usual in northern coastal Andhra. Parents have the student's surname.
import { nextId } from '#server/db/ids.ts';
import type { StudentRecord } from '#server/db/people/students.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import type { Gender } from '#shared/people/genders.ts';
import type { Quota } from '#shared/people/quotas.ts';
import type { StudentStatus } from '#shared/people/student-status.ts';
import { demoAccounts } from './accounts.ts';
import { dayAfter, readSamples, yearOf } from './samples.ts';

interface DemoStudent {
  id: string;
  /** A number over all years; all values that vary between students are derived from it. */
  index: number;
  /** Year of study, 1 to 4. */
  studyYear: number;
  record: StudentRecord;
}

/** First and last name, father, mother, gender, religion, and the part of the email before the @ where no name gives it. */
type Line = [string, string, string, string, Gender, string, string?];

const { names, statuses, categories, bloodGroups, streets, towns } = readSamples<{
  /** Fifteen, in the order of their enrolment numbers. */
  names: Record<Year, Line[]>;
  /** One of each status among the last places of the years, so that the screens show them all. */
  statuses: Partial<Record<string, StudentStatus>>;
  /** These two about as frequent as in the district. */
  categories: string[];
  bloodGroups: NonNullable<StudentRecord['bloodGroup']>[];
  streets: string[];
  towns: string[];
}>('students');

/** The student of the sample account is the first one: in a year that has marks, paid fees and due fees. */
const sampleYear: Year = 'SECOND';

export function demoStudents(now: Date): DemoStudent[] {
  return years.flatMap((year, yearIndex) =>
    names[year].map(([firstName, lastName, father, mother, gender, religion, ownMailbox], place) => {
      const index = yearIndex * names[year].length + place;
      // The same form as in nextEnrollmentNumbers(), so that the next student gets the number after these.
      const entryYear = yearOf(now) - yearIndex;
      const isSample = year === sampleYear && place === 0;
      // A few records lack values, so that the screens show that case too.
      const isIncomplete = index % 25 === 8;
      const status = statuses[`${year} ${place}`] ?? 'ACTIVE';
      const mailbox = ownMailbox ?? `${firstName}.${lastName}`.toLowerCase().replaceAll(' ', '');
      const record: StudentRecord = {
        firstName,
        lastName,
        enrollmentNumber: `VCP${String(entryYear).slice(2)}${String(place + 1).padStart(3, '0')}`,
        fatherFirstName: father,
        fatherLastName: lastName,
        motherFirstName: mother,
        motherLastName: lastName,
        year,
        batch: String(entryYear),
        quota: isIncomplete ? null : quotaOf(index),
        category: isIncomplete ? null : inTurn(categories, index * 7),
        status,
        statusSince: dayAfter(now, status === 'ACTIVE' ? -75 : -30),
        parentPhone: isIncomplete ? '' : `+9180000${String(1001 + index).padStart(5, '0')}`,
        bloodGroup: isIncomplete ? null : inTurn(bloodGroups, index),
        personalInfo: {
          gender,
          nationality: 'Indian',
          religion,
          dob: isIncomplete ? null : birthday(entryYear, index),
          address: isIncomplete ? '' : address(index),
        },
        contactInfo: {
          email: isSample ? demoAccounts.student.loginName : `${mailbox}@vcp.example`,
          phone: isIncomplete ? '' : `+91900000${1001 + index}`,
        },
      };
      return { id: nextId(), index, studyYear: yearIndex + 1, record };
    }),
  );
}

const inTurn = <T>(values: readonly T[], index: number): T | null => values[index % values.length] ?? null;

/** Three seats in ten are management seats, as the quotas share them. */
export const quotaOf = (index: number): Quota => ([2, 6, 9].includes(index % 10) ? 'management' : 'convener');

/** Seventeen or eighteen when joining. */
const birthday = (entryYear: number, index: number) =>
  new Date(Date.UTC(entryYear - 18, (index * 5) % 12, 1 + ((index * 11) % 28))).toISOString();

const address = (index: number) =>
  `${1 + (index % 9)}-${10 + ((index * 7) % 80)}, ${inTurn(streets, index)}, ${inTurn(towns, index)}, Sample District, Andhra Pradesh 500000`;
