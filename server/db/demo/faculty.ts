import { nextId } from '#server/db/ids.ts';
import { type FacultyRecord, facultyRows } from '#server/db/people/faculty.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Gender } from '#shared/people/genders.ts';
import { demoAccounts } from './accounts.ts';
import { dayAfter, workingDayBefore, yearOf } from './days.ts';

/** First name, last name, gender, designation, specialization, years of experience, years since joining. */
const lines: [string, string, Gender, string, string, number, number][] = [
  ['Madhavi Latha', 'Chinta', 'Female', 'Associate Professor', 'Orthopaedics', 12, 8],
  ['Kalyani', 'Gedela', 'Female', 'Professor', 'Neurology', 18, 13],
  ['Srinivas Rao', 'Tammineni', 'Male', 'Professor', 'Cardiopulmonary', 21, 14],
  ['Ravi Teja', 'Lanka', 'Male', 'Assistant Professor', 'Sports', 6, 4],
  ['Sunitha', 'Bevara', 'Female', 'Associate Professor', 'Paediatrics', 11, 7],
  ['Appala Raju', 'Karri', 'Male', 'Associate Professor', 'Community', 14, 10],
  ['Swarna Latha', 'Mantri', 'Female', 'Assistant Professor', "Women's Health", 5, 3],
  ['Mohammad Irfan', 'Ali', 'Male', 'Assistant Professor', 'Electrotherapy', 7, 5],
  ['Prasanthi', 'Kolli', 'Female', 'Assistant Professor', 'Geriatrics', 4, 2],
  ['David Livingstone', 'Yalla', 'Male', 'Assistant Professor', 'Hand Rehabilitation', 8, 6],
  ['Usha Kiran', 'Varanasi', 'Female', 'Lecturer', 'Anatomy and Physiology', 3, 2],
  ['Sandeep', 'Tekkali', 'Male', 'Assistant Professor', 'Exercise Therapy', 0, 0],
];

/** @returns the ids */
export async function insertDemoFaculty(tx: Tx, now: Date): Promise<string[]> {
  const people = lines.map((line, index) => ({ id: nextId(), record: demoTeacher(line, index, now) }));
  await facultyRows.insert(tx, people, now);
  return people.map(({ id }) => id);
}

function demoTeacher(
  [firstName, lastName, gender, designation, specialization, experienceYears, since]: (typeof lines)[number],
  index: number,
  now: Date,
): FacultyRecord {
  const mailbox = `${firstName}.${lastName}`.toLowerCase().replaceAll(' ', '');
  const joined = since === 0 ? dayAfter(now, -75) : `${yearOf(now) - since}-08-${10 + index}`;
  return {
    firstName,
    lastName,
    designation,
    specialization,
    experienceYears,
    yearOfJoining: workingDayBefore(joined),
    leftOn: null,
    personalInfo: {
      gender,
      nationality: 'Indian',
      religion: 'Not specified',
      dob: new Date(Date.UTC(yearOf(now) - 27 - experienceYears, index, 3 + index * 2)).toISOString(),
      address: `Staff Quarters ${index + 1}, Sample Street, Sample Town, Andhra Pradesh 500000`,
    },
    contactInfo: {
      email: index === 0 ? demoAccounts.faculty.loginName : `${mailbox}@vcp.example`,
      phone: `+91900000${2001 + index}`,
    },
  };
}
