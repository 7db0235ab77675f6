import * as z from 'zod/mini';
import { remove } from '#shared/kit/call.ts';
import { resource } from '#shared/kit/resource.ts';
import * as calendar from '#shared/teaching/academic-calendar.ts';

export const academicCalendarCalls = {
  ...resource(
    { one: 'CalendarEntry', many: 'CalendarEntries' },
    'academic-calendar',
    { read: 'calendar.read', write: 'calendar.write' },
    {
      query: calendar.calendarListQuerySchema,
      answer: calendar.calendarEntrySchema,
      body: calendar.calendarEntryInputSchema,
      offline: true,
    },
  ),
  deleteCalendarEntry: remove('/api/academic-calendar/{id}', 'calendar.write', {
    summary: 'Remove a calendar entry, or the same one of every year (allYears=true)',
    /** Without `allYears` only the entry of its own year is deleted. */
    query: z.object({
      /** Also the entries of the other years with the same day and event. */
      allYears: z.pipe(
        z._default(z.enum(['true', 'false'], 'allYears must be true or false'), 'false'),
        z.transform((text) => text === 'true'),
      ),
    }),
  }),
};
