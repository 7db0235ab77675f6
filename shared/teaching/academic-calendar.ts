import * as z from 'zod/mini';
import { askedDays } from '#shared/kit/dates.ts';
import { filterShape, inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { dayField, filteredChoice, requiredTextField, wide } from '#shared/kit/fields/usual-fields.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { yearLabels } from '#shared/kit/study-years.ts';

/** On a holiday no class is held and no register taken. */
export const calendarKinds = ['event', 'holiday'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

export const calendarFields = inTable('academic_calendar', {
  year: filteredChoice('Year', yearLabels, 'Choose a year', { all: 'All years', suffix: ' year' }),
  date: dayField('Date', 'event'),
  event: wide(requiredTextField('Event', 160)),
  kind: {
    label: 'Kind',
    choices: calendarKinds,
    choiceLabels: { event: 'Classes are held', holiday: 'Holiday: no classes' },
    stored: z.enum(calendarKinds),
    /** Left out: a new entry is an event, and a changed entry keeps its kind. */
    input: z.optional(z.enum(calendarKinds, 'Choose a kind')),
    isRequired: true,
    initial: 'event',
    filter: { all: 'All kinds' },
  },
});

export const calendarEntrySchema = z.object({
  id: z.string(),
  ...storedShape(calendarFields),
  version: z.number(),
  /** Only in a list that is read together: the same entry stands in every year. */
  allYears: z.optional(z.boolean()),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const calendarEntryInputSchema = z.object({
  ...inputShape(calendarFields),
  /** The same entry in every year of study: one that is there with the same day and event is changed. */
  allYears: z._default(z.boolean('Choose whether it is for the whole college'), false),
});
export type CalendarEntryInput = z.input<typeof calendarEntryInputSchema>;

export const calendarSortKeys = ['date', 'event', 'year'] as const;

/**
 * `from` and `to` are the first and the last day, both included. `together`: what is the same in every year is one row, that
 * of the first.
 */
export const calendarListQuerySchema = z.extend(listQuerySchema(calendarSortKeys), {
  ...filterShape(calendarFields),
  ...askedDays,
  together: z.optional(z.literal('true', 'together must be true')),
});
export type CalendarListQuery = z.output<typeof calendarListQuerySchema>;
