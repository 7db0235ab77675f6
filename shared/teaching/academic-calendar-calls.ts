import * as z from 'zod/mini';
import { create, exportCsv, get, remove, update } from '#shared/kit/call.ts';
import * as calendar from '#shared/teaching/academic-calendar.ts';

const list = { query: calendar.calendarListQuerySchema, answer: z.array(calendar.calendarEntrySchema) };
const answer = calendar.calendarEntrySchema;
const body = calendar.calendarEntryInputSchema;

export const academicCalendarCalls = {
  listCalendarEntries: get(
    '/api/academic-calendar',
    'calendar.read',
    'Academic calendar entries, all or a page of them',
    list,
  ),
  exportCalendarEntries: exportCsv('/api/academic-calendar.csv', 'calendar.read', list.query),
  findCalendarEntry: get('/api/academic-calendar/{id}', 'calendar.read', 'One academic calendar entry', {
    answer,
  }),
  createCalendarEntry: create('/api/academic-calendar', 'calendar.write', 'Make an academic calendar entry', {
    body,
    answer,
  }),
  updateCalendarEntry: update(
    '/api/academic-calendar/{id}',
    'calendar.write',
    'Change an academic calendar entry; with If-Match only this version of it',
    { body, answer },
  ),
  deleteCalendarEntry: remove(
    '/api/academic-calendar/{id}',
    'calendar.write',
    'Remove an academic calendar entry, or the same one of every year (allYears=true)',
    { query: calendar.calendarDeleteQuerySchema },
  ),
};
