// The two year labels of the site, by the calendar in India (product §9), and the college's years.
import { indiaDate } from '#shared/kit/format.ts';

const yearInIndia = (now: Date) => Number(indiaDate(now).slice(0, 4));

/** From the current year to the next: '2026-2027'. */
export function academicYearLabel(now: Date): string {
  const year = yearInIndia(now);
  return `${year}-${year + 1}`;
}

/** The year of the admission banner: '20' and the last two digits of the current year. */
export const admissionYear = (now: Date): string => `20${String(yearInIndia(now)).slice(-2)}`;

/**
 * The college's year to which a day belongs, in the form of the label: '2026-2027'. Its years run from August to July.
 * @param day 'YYYY-MM-DD'
 */
export function academicYearOf(day: string): string {
  const start = Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0);
  return `${start}-${start + 1}`;
}

export function daysOfAcademicYear(academicYear: string): { first: string; last: string } {
  return { first: `${academicYear.slice(0, 4)}-08-01`, last: `${academicYear.slice(5)}-07-31` };
}

export function academicYearBefore(academicYear: string): string {
  const start = Number(academicYear.slice(0, 4)) - 1;
  return `${start}-${start + 1}`;
}

/** The year before, this one and the next, for a select: most records are about one of them. */
export function academicYearsAround(day: string): string[] {
  const start = Number(academicYearOf(day).slice(0, 4));
  return [start - 1, start, start + 1].map((year) => `${year}-${year + 1}`);
}
