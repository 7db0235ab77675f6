// From the cells of a row to the input of a form, with the spellings that spreadsheets and people use.
import type { Faculty } from '#shared/faculty.ts';
import { indiaDay } from '#shared/format.ts';
import { genders } from '#shared/genders.ts';
import type { Student } from '#shared/students.ts';
import { years } from '#shared/study-years.ts';

/** A row by the names of its columns; a column that the file does not have is missing. */
export type Cells = Partial<Record<string, string>>;

/** 'first' is FIRST, 'female' is Female. Anything else comes back as it is, for the rules to refuse. */
function choice(choices: readonly string[], cell: string | undefined): string | undefined {
  const typed = cell?.trim() ?? '';
  return choices.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? (typed || undefined);
}

/** Excel saves days as this country writes them: 14-04-2007, 14/04/2007. */
export function toIsoDay(cell: string | undefined): string {
  const [, day = '', month = '', year] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\s*$/.exec(cell ?? '') ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : (cell?.trim() ?? '');
}

/** The export writes days; a date of birth that is an instant of that day stays as it is. */
function dateOfBirth(cell: string | undefined, before: string | null | undefined): string {
  const day = toIsoDay(cell);
  return before && day === indiaDay(before) ? before : day;
}

export function toStudentInput(cells: Cells, before: Student | undefined): unknown {
  return {
    firstName: cells.firstName,
    lastName: cells.lastName,
    enrollmentNumber: cells.enrollmentNumber,
    fatherFirstName: cells.fatherFirstName,
    fatherLastName: cells.fatherLastName,
    motherFirstName: cells.motherFirstName,
    motherLastName: cells.motherLastName,
    year: choice(years, cells.year),
    personalInfo: {
      gender: choice(genders, cells.gender),
      nationality: cells.nationality,
      religion: cells.religion,
      dob: dateOfBirth(cells.dob, before?.personalInfo?.dob),
      address: cells.address,
    },
    contactInfo: { email: cells.email, phone: cells.phone },
  };
}

export function toFacultyInput(cells: Cells, before: Faculty | undefined): unknown {
  return {
    firstName: cells.firstName,
    lastName: cells.lastName,
    designation: cells.designation,
    specialization: cells.specialization,
    experienceYears: cells.experienceYears,
    yearOfJoining: toIsoDay(cells.yearOfJoining),
    personalInfo: {
      gender: choice([...genders, 'Not specified'], cells.gender) ?? '',
      nationality: cells.nationality,
      religion: cells.religion,
      dob: dateOfBirth(cells.dob, before?.personalInfo?.dob),
      address: cells.address,
    },
    contactInfo: { email: cells.email, phone: cells.phone },
  };
}

export function toSubjectInput(cells: Cells): unknown {
  return { code: cells.code, name: cells.name, year: choice(years, cells.year) };
}
