import * as z from 'zod/mini';
import * as calendar from '#shared/academic-calendar.ts';
import { type Call, call } from '#shared/call.ts';
import { idParams } from '#shared/ids.ts';

export const academicCalendarCalls = {
  listCalendarEntries: call({
    method: 'GET',
    path: '/api/academic-calendar',
    action: 'calendar.read',
    summary: 'Academic calendar entries, all or a page of them',
    query: calendar.calendarListQuerySchema,
    answer: z.array(calendar.calendarEntrySchema),
    status: 200,
  }),
  exportCalendarEntries: call({
    method: 'GET',
    path: '/api/academic-calendar.csv',
    action: 'calendar.read',
    summary: 'What the list shows under the same filter, as CSV',
    query: calendar.calendarListQuerySchema,
    contentType: 'text/csv; charset=utf-8',
    status: 200,
  }),
  findCalendarEntry: call({
    method: 'GET',
    path: '/api/academic-calendar/{id}',
    action: 'calendar.read',
    summary: 'One academic calendar entry',
    params: idParams,
    answer: calendar.calendarEntrySchema,
    status: 200,
  }),
  createCalendarEntry: call({
    method: 'POST',
    path: '/api/academic-calendar',
    action: 'calendar.write',
    summary: 'Make an academic calendar entry',
    body: calendar.calendarEntryInputSchema,
    answer: calendar.calendarEntrySchema,
    status: 201,
  }),
  updateCalendarEntry: call({
    method: 'PUT',
    path: '/api/academic-calendar/{id}',
    action: 'calendar.write',
    summary: 'Change an academic calendar entry; with If-Match only if nobody else did meanwhile',
    params: idParams,
    body: calendar.calendarEntryInputSchema,
    answer: calendar.calendarEntrySchema,
    status: 200,
  }),
  deleteCalendarEntry: call({
    method: 'DELETE',
    path: '/api/academic-calendar/{id}',
    action: 'calendar.write',
    summary: 'Remove an academic calendar entry',
    params: idParams,
    status: 204,
  }),
} as const satisfies Record<string, Call>;
