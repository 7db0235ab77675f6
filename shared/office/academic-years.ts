// What the office sets for each academic year: its days, and the rule of attendance.

import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import { keysOf } from '#shared/kit/fields/keys.ts';
import { formatDate } from '#shared/kit/format.ts';
import { daysOfAcademicYear } from './academic-year-labels.ts';

/** How leave and duty count: as a class attended, as one missed, or as if the class had not been held for this student. */
export const countingLabels = {
  attended: 'Counts as attended',
  missed: 'Counts as missed',
  'left-out': 'Is left out of the count',
} as const;
export type Counting = keyof typeof countingLabels;
export const countings = keysOf(countingLabels);

const percent = (label: string) =>
  z
    .number(`${label} must be a number of percent`)
    .check(
      z.int(`${label} must be whole percent`),
      z.gte(1, `${label} is at least 1 percent`),
      z.lte(100, `${label} is at most 100 percent`),
    );

export const academicYearInputSchema = z
  .object({
    startsOn: isoDate('Say on which day classes begin', 'validity'),
    endsOn: isoDate('Say on which day classes end', 'validity'),
    eligibleFrom: percent('The percentage to sit the examination'),
    condonableFrom: percent('The percentage for condonation'),
    /** Over all subjects, theory and practical together: what the fee reimbursement asks for. */
    aggregateFrom: z._default(percent('The percentage over all subjects'), 75),
    leaveCounts: z.enum(countings, 'Choose how leave counts'),
    dutyCounts: z.enum(countings, 'Choose how duty counts'),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn < endsOn, {
      error: 'Classes must end after they begin',
      path: ['endsOn'],
    }),
    z.refine(({ eligibleFrom, condonableFrom }) => condonableFrom <= eligibleFrom, {
      error: 'Condonation cannot need more than the examination itself',
      path: ['condonableFrom'],
    }),
  );
export type AcademicYearInput = z.output<typeof academicYearInputSchema>;

export const academicYearSchema = z.object({
  /** '2026-2027' */
  id: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  eligibleFrom: z.number(),
  condonableFrom: z.number(),
  aggregateFrom: z.number(),
  leaveCounts: z.enum(countings),
  dutyCounts: z.enum(countings),
  /** 0 where the office has not set anything: the usual values. */
  version: z.number(),
});
export type AcademicYear = z.infer<typeof academicYearSchema>;

/** Until the office sets its own: August to July, 75 and 60 percent; leave is missed, duty for the college attended. */
export function usualAcademicYear(id: string): AcademicYear {
  const { first, last } = daysOfAcademicYear(id);
  return {
    id,
    startsOn: first,
    endsOn: last,
    eligibleFrom: 75,
    condonableFrom: 60,
    aggregateFrom: 75,
    leaveCounts: 'missed',
    dutyCounts: 'attended',
    version: 0,
  };
}

/** Why no class can be held on that day; undefined where one can. Holidays are entries of the academic calendar. */
export function whyOutside({ startsOn, endsOn }: AcademicYear, day: string): string | undefined {
  if (day >= startsOn && day <= endsOn) return undefined;
  return `${formatDate(day)} is outside the academic year, whose classes run from ${formatDate(startsOn)} to ${formatDate(endsOn)}.`;
}
