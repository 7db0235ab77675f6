import { nextId } from '#server/db/ids.ts';
import type { StudentRecord } from '#server/db/people/students.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import type { Quota } from '#shared/people/quotas.ts';
import type { StudentStatus } from '#shared/people/student-status.ts';
import { demoAccounts } from './accounts.ts';
import { dayAfter, yearOf } from './days.ts';
import { type DemoName, demoNames } from './names.ts';

interface DemoStudent {
  id: string;
  /** A number over all years; all values that vary between students are derived from it. */
  index: number;
  /** Year of study, 1 to 4. */
  studyYear: number;
  record: StudentRecord;
}

/** The student of the sample account: in a year that has marks, paid fees and due fees. */
const sampleStudent: { year: Year; place: number } = { year: 'SECOND', place: 0 };

export function demoStudents(now: Date): DemoStudent[] {
  return years.flatMap((year, yearIndex) =>
    demoNames(year).map((name, place) => {
      const index = yearIndex * demoNames(year).length + place;
      // The same form as in nextEnrollmentNumbers(), so that the next student gets the number after these.
      const entryYear = yearOf(now) - yearIndex;
      const isSample = year === sampleStudent.year && place === sampleStudent.place;
      const record: StudentRecord = {
        firstName: name.firstName,
        lastName: name.lastName,
        enrollmentNumber: `VCP${String(entryYear).slice(2)}${String(place + 1).padStart(3, '0')}`,
        fatherFirstName: name.father,
        fatherLastName: name.lastName,
        motherFirstName: name.mother,
        motherLastName: name.lastName,
        year,
        batch: String(entryYear),
        quota: isIncomplete(index) ? null : quotaOf(index),
        category: isIncomplete(index) ? null : (categories[(index * 7) % categories.length] ?? null),
        ...statusOf(year, place, now),
        parentPhone: isIncomplete(index) ? '' : `+9180000${String(1001 + index).padStart(5, '0')}`,
        bloodGroup: isIncomplete(index) ? null : (bloodGroups[index % bloodGroups.length] ?? null),
        personalInfo: {
          gender: name.gender,
          nationality: 'Indian',
          religion: name.religion,
          dob: isIncomplete(index) ? null : birthday(entryYear, index),
          address: isIncomplete(index) ? '' : address(index),
        },
        contactInfo: {
          email: isSample ? demoAccounts.student.loginName : `${mailbox(name)}@vcp.example`,
          phone: isIncomplete(index) ? '' : `+91900000${1001 + index}`,
        },
      };
      return { id: nextId(), index, studyYear: yearIndex + 1, record };
    }),
  );
}

/** A few records lack values, so that the screens show that case too. */
const isIncomplete = (index: number) => index % 25 === 8;

/** Three seats in ten are management seats, as the quotas share them. */
export const quotaOf = (index: number): Quota => ([2, 6, 9].includes(index % 10) ? 'management' : 'convener');

/** About as frequent as in the state. */
const categories = ['OC', 'BC-D', 'BC-A', 'SC', 'OC', 'BC-B', 'EWS', 'BC-D', 'ST', 'BC-C', 'OC'] as const;

/** One of each status among the last places of the years, so that the screens show them all. */
const statuses: Readonly<Partial<Record<`${Year} ${number}`, StudentStatus>>> = {
  'SECOND 13': 'DETAINED',
  'FOURTH 11': 'INTERN',
  'FOURTH 12': 'INTERN',
  'THIRD 13': 'LEFT',
  'FOURTH 14': 'GRADUATED',
};

function statusOf(year: Year, place: number, now: Date): Pick<StudentRecord, 'status' | 'statusSince'> {
  const status = statuses[`${year} ${place}`] ?? 'ACTIVE';
  return { status, statusSince: dayAfter(now, status === 'ACTIVE' ? -75 : -30) };
}

/** The blood groups, about as frequent as in the district. */
const bloodGroups = ['O+', 'B+', 'A+', 'O+', 'B+', 'AB+', 'O+', 'A+', 'B+', 'O-', 'B-'] as const;

const mailbox = ({ firstName, lastName, mailbox }: DemoName) =>
  mailbox ?? `${firstName}.${lastName}`.toLowerCase().replaceAll(' ', '');

/** Seventeen or eighteen when joining. */
function birthday(entryYear: number, index: number): string {
  const day = new Date(Date.UTC(entryYear - 18, (index * 5) % 12, 1 + ((index * 11) % 28)));
  return day.toISOString();
}

const streets = ['Sample Street', 'Example Veedhi', 'Sample Nagar', 'Example Colony'];
const towns = [
  'Sample Town',
  'Sample Village',
  'Example Mandal',
  'Sample Road Junction',
  'Example Agraharam',
];

function address(index: number): string {
  const door = `${1 + (index % 9)}-${10 + ((index * 7) % 80)}`;
  const street = streets[index % streets.length];
  const town = towns[index % towns.length];
  return `${door}, ${street}, ${town}, Sample District, Andhra Pradesh 500000`;
}
