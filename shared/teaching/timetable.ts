// The timetable: what is taught in each period of the week, what a substitution changes for one day, and one day as it will be held.

import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import { wholeNumber } from '#shared/kit/fields/field-schemas.ts';
import { idText } from '#shared/kit/ids.ts';
import { years } from '#shared/kit/study-years.ts';
import { anyText, matchingText, requiredText } from '#shared/kit/text/text.ts';
import { classKinds } from './class-kinds.ts';
import { mostPeriods, periodSchema } from './day-plan.ts';
import { subjectIdField } from './subjects.ts';
import { teacherSchema } from './teaching.ts';
import { daysBetween } from './weekdays.ts';

export const yearField = z.enum(years, 'Choose a year');
export const yearParam = z.enum(years, 'No such year');
export const kindField = z.enum(classKinds, 'Choose theory or practical');
const facultyField = z._default(z.nullable(matchingText(/^[\w-]{1,64}$/, 'Choose a teacher')), null);
const roomField = z._default(anyText(60), '');

export const namedSubjectSchema = z.object({ id: z.string(), code: z.string(), name: z.string() });

/** Of a class in the timetable, of its change on one day, and of one that was held. */
export const plannedShape = {
  period: z.number(),
  year: z.enum(years),
  subject: namedSubjectSchema,
  /** null where none is named. */
  faculty: z.nullable(teacherSchema),
  /** '' where none is named. */
  room: z.string(),
  kind: z.enum(classKinds),
};

export const timetableEntrySchema = z.object({
  id: z.string(),
  weekday: z.number(),
  ...plannedShape,
  validFrom: z.string(),
  /** The last day; null while it has no end. */
  validUntil: z.nullable(z.string()),
  version: z.number(),
});
export type TimetableEntry = z.infer<typeof timetableEntrySchema>;

export const plannedInput = {
  period: wholeNumber('Choose a period', 1, mostPeriods, 'There is no such period'),
  year: yearField,
  subjectId: subjectIdField.input,
  facultyId: facultyField,
  room: roomField,
  kind: kindField,
};

export const timetableEntryInputSchema = z.object({
  weekday: wholeNumber('Choose a day of the week', 1, 7),
  ...plannedInput,
  validFrom: isoDate('Say from which day this holds', 'validity'),
});
export type TimetableEntryInput = z.output<typeof timetableEntryInputSchema>;

/** The week of `on`, today's without it. */
export const timetableQuerySchema = z.object({
  on: z.optional(isoDate('on must be a date', 'search')),
  year: z.optional(yearField),
  facultyId: z.optional(idText),
  room: z.optional(anyText(60)),
});
export type TimetableQuery = z.output<typeof timetableQuerySchema>;

export const substitutionSchema = z.object({
  id: z.string(),
  day: z.string(),
  ...plannedShape,
  /** The period is free on that day. */
  isCancelled: z.boolean(),
  reason: z.string(),
});
export type Substitution = z.infer<typeof substitutionSchema>;

/** Compared with the plan that holds on its day: a later week may have another plan than this one. */
export const changeOfDaySchema = z.extend(substitutionSchema, {
  /** null where no class is planned. */
  planned: z.nullable(z.pick(z.object(plannedShape), { faculty: true, room: true })),
});
export type ChangeOfDay = z.infer<typeof changeOfDaySchema>;

export const substitutionInputSchema = z.object({
  day: isoDate('Choose a day', 'held'),
  ...plannedInput,
  isCancelled: z._default(z.boolean('Say whether the class is cancelled'), false),
  reason: requiredText('Say why, e.g. on leave', 160),
});
export type SubstitutionInput = z.output<typeof substitutionInputSchema>;

/** A class of a day: planned, changed for the day, or held. */
export const dayClassSchema = z.object({
  ...plannedShape,
  /** The substitution that makes it so, if any. */
  substitution: z.nullable(
    z.object({
      id: z.string(),
      reason: z.string(),
      isCancelled: z.boolean(),
      instead: z.nullable(teacherSchema),
    }),
  ),
  /** The register, once it is taken; students are not told. */
  held: z.nullable(
    z.object({
      id: z.string(),
      takenBy: z.string(),
      present: z.number(),
      students: z.number(),
      version: z.number(),
    }),
  ),
});
export type DayClass = z.infer<typeof dayClassSchema>;

export const timetableDaySchema = z.object({
  day: z.string(),
  /** Today by the college's clock. */
  today: z.string(),
  /** Why no classes are held that day; null where they are. */
  closed: z.nullable(z.string()),
  /** The years that have no class though others have, each with the reason. */
  closedYears: z.array(z.object({ year: z.enum(years), why: z.string() })),
  periods: z.array(periodSchema),
  classes: z.array(dayClassSchema),
});
export type TimetableDay = z.infer<typeof timetableDaySchema>;

/** The days of a list that is read whole. */
export const fewDays = {
  from: isoDate('Say from which day', 'search'),
  to: isoDate('Say until which day', 'search'),
};
export const atMostDays = (most: number) =>
  z.refine<{ from: string; to: string }>(({ from, to }) => daysBetween(from, to) <= most, {
    error: `At most ${most} days at once`,
    path: ['to'],
  });

export const dueClassSchema = z.extend(dayClassSchema, { day: z.string() });
export type DueClass = z.infer<typeof dueClassSchema>;
