import * as z from 'zod/mini';
import { isoDate } from './dates.ts';
import { filterShape, inputShape, storedShape } from './field-schemas.ts';
import type { Fields } from './fields.ts';
import { listQuery } from './list-query.ts';
import { yearLabels, years } from './study-years.ts';
import { requiredText } from './text.ts';

export const calendarFields = {
  year: {
    label: 'Year',
    column: 'academic_calendar.year',
    choices: years,
    choiceLabels: yearLabels,
    stored: z.enum(years),
    input: z.enum(years, 'Choose a year'),
    isRequired: true,
    filter: { all: 'All years', suffix: ' year' },
  },
  date: {
    label: 'Date',
    column: 'academic_calendar.date',
    control: 'date',
    /** A day. */
    stored: z.string(),
    input: isoDate('Date is required'),
    isRequired: true,
  },
  event: {
    label: 'Event',
    column: 'academic_calendar.event',
    stored: z.string(),
    input: requiredText('Event is required', 160),
    isRequired: true,
    isWide: true,
  },
} as const satisfies Fields;

export const calendarEntrySchema = z.object({
  id: z.string(),
  ...storedShape(calendarFields),
  version: z.number(),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const calendarEntryInputSchema = z.object(inputShape(calendarFields));
export type CalendarEntryInput = z.output<typeof calendarEntryInputSchema>;

export const calendarSortKeys = ['date', 'event', 'year'] as const;
export type CalendarSortKey = (typeof calendarSortKeys)[number];

/** `from` and `to` are the first and the last day, both included. */
export const calendarListQuerySchema = z.extend(listQuery(calendarSortKeys), {
  ...filterShape(calendarFields),
  from: z.optional(isoDate('from must be a date')),
  to: z.optional(isoDate('to must be a date')),
});
export type CalendarListQuery = z.output<typeof calendarListQuerySchema>;
