// The two year labels of the site, both read from the calendar in India (product §9).
import { indiaDate } from './format.ts';

/** From the current year to the next: '2026-2027'. */
export function academicYearLabel(now: Date): string {
  const year = Number(indiaDate(now).slice(0, 4));
  return `${year}-${year + 1}`;
}

/** The year of the admission banner: '20' and the last two digits of the current year. */
export function admissionYear(now: Date): string {
  return `20${indiaDate(now).slice(2, 4)}`;
}
