import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { type FacultyRecord, facultyRows } from '#server/db/people/faculty.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { academicYearsAround } from '#shared/office/academic-year-labels.ts';
import type { Gender } from '#shared/people/genders.ts';
import { demoAccounts } from './accounts.ts';
import { dayAfter, readSamples, workingDayBefore, yearOf } from './samples.ts';

/** First name, last name, gender, designation, specialization, years of experience, years since joining. */
type Line = [string, string, Gender, string, string, number, number];
const lines = readSamples<Line[]>('faculty');

export async function insertDemoFaculty(tx: Tx, now: Date): Promise<string[]> {
  const people = lines.map((line, index) => ({ id: nextId(), record: demoTeacher(line, index, now) }));
  await facultyRows.insert(tx, people, now);
  return idsOf(people);
}

function demoTeacher(
  [firstName, lastName, gender, designation, specialization, experienceYears, since]: Line,
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

/** The subjects of each teacher, in the order of the sample faculty; each subject has one teacher. */
const subjectsTaught = readSamples<readonly (readonly string[])[]>('teaching');

/** The same in the year before and in the running one; next year's is not decided yet. */
export function demoTeaching(
  facultyIds: readonly string[],
  subjectIds: ReadonlyMap<string, string>,
  now: Date,
): Insertable<Schema['teaching']>[] {
  return academicYearsAround(indiaDate(now))
    .slice(0, 2)
    .flatMap((academic_year) =>
      subjectsTaught.flatMap((codes, place) =>
        codes.map((code) => {
          const [faculty_id, subject_id] = [facultyIds[place], subjectIds.get(code)];
          if (!faculty_id || !subject_id) throw new Error(`no sample teacher or subject for ${code}`);
          return { id: nextId(), faculty_id, subject_id, academic_year };
        }),
      ),
    );
}
