import * as z from 'zod/mini';
import { isoDate } from './dates.ts';
import { listQuery, yearFilter } from './list-query.ts';
import { years } from './study-years.ts';
import { requiredText } from './text.ts';

export const calendarEntrySchema = z.object({
  id: z.string(),
  year: z.enum(years),
  event: z.string(),
  /** A day. */
  date: z.string(),
  version: z.number(),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const calendarEntryInputSchema = z.object({
  year: z.enum(years, 'Choose a year'),
  event: requiredText('Event is required', 160),
  date: isoDate('Date is required'),
});
export type CalendarEntryInput = z.output<typeof calendarEntryInputSchema>;

export const calendarSortKeys = ['date', 'event', 'year'] as const;
export type CalendarSortKey = (typeof calendarSortKeys)[number];

/** `from` and `to` are the first and the last day, both included. */
export const calendarListQuerySchema = z.extend(listQuery(calendarSortKeys), {
  year: yearFilter,
  from: z.optional(isoDate('from must be a date')),
  to: z.optional(isoDate('to must be a date')),
});
export type CalendarListQuery = z.output<typeof calendarListQuerySchema>;
