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
    query: calendar.calendarDeleteQuerySchema,
  }),
};
