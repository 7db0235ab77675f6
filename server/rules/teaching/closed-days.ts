// On which days a year of study has classes: within the academic year, and not on a holiday of the academic calendar.

import { findAcademicYear } from '#server/db/office/academic-years.ts';
import type { Database } from '#server/db/schema.ts';
import { type Holiday, listHolidays } from '#server/db/teaching/academic-calendar.ts';
import { formatDate } from '#shared/kit/format.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { type AcademicYear, whyOutside } from '#shared/office/academic-years.ts';

export interface ClosedDays {
  /** Why the year has no class on that day; undefined where it has. */
  why: (day: string, year: Year) => string | undefined;
  /** The same where none of these years has one; by default all. */
  whyAll: (day: string, of?: readonly Year[]) => string | undefined;
}

/** Reads what a range of days needs: two academic years at most, and the holidays. */
export async function readClosedDays(db: Database, range: { from: string; to: string }): Promise<ClosedDays> {
  const academicYears = new Map<string, AcademicYear>();
  for (const id of new Set([academicYearOf(range.from), academicYearOf(range.to)]))
    academicYears.set(id, await findAcademicYear(db, id));
  const holidays = new Map<string, Holiday>();
  for (const holiday of await listHolidays(db, range))
    holidays.set(`${holiday.date} ${holiday.year}`, holiday);
  const why: ClosedDays['why'] = (day, year) => {
    const academicYear = academicYears.get(academicYearOf(day));
    const holiday = holidays.get(`${day} ${year}`);
    return (
      (academicYear && whyOutside(academicYear, day)) ??
      (holiday && `${formatDate(day)} is a holiday: ${holiday.event}.`)
    );
  };
  return {
    why,
    whyAll: (day, of = years) => {
      const reasons = of.map((year) => why(day, year));
      return reasons.every(Boolean) ? reasons[0] : undefined;
    },
  };
}
