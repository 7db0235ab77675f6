import { randomUUIDv7 } from 'node:crypto';
import type { StudentRecord } from '#server/db/students.ts';
import { type Year, years } from '#shared/study-years.ts';
import { demoAccounts } from './accounts.ts';
import { yearOf } from './days.ts';
import { type DemoName, demoNames } from './names.ts';

interface DemoStudent {
  id: string;
  /** Counts through all years; everything that varies from student to student hangs on it. */
  index: number;
  /** Year of study, 1 to 4. */
  studyYear: number;
  record: StudentRecord;
}

/** The student behind the sample account: far enough on to have marks, fees paid and fees due. */
const sampleStudent: { year: Year; place: number } = { year: 'SECOND', place: 0 };

export function demoStudents(now: Date): DemoStudent[] {
  return years.flatMap((year, yearIndex) =>
    demoNames[year].map((name, place) => {
      const index = yearIndex * demoNames[year].length + place;
      // As nextEnrollmentNumbers() counts: the next student gets the number after these.
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
          phone: isIncomplete(index) ? '' : `+91 90000 0${1001 + index}`,
        },
      };
      return { id: randomUUIDv7(), index, studyYear: yearIndex + 1, record };
    }),
  );
}

/** As in every office, a few records wait for papers. The screens show what that looks like. */
const isIncomplete = (index: number) => index % 25 === 8;

/** About as often as in the district. */
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
