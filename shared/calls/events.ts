import * as z from 'zod/mini';
import { type Call, call } from '#shared/call.ts';
import * as events from '#shared/events.ts';
import { idParams } from '#shared/ids.ts';

export const eventCalls = {
  listEvents: call({
    method: 'GET',
    path: '/api/events',
    action: 'event.read',
    summary: 'Events, all or a page of them',
    query: events.eventListQuerySchema,
    answer: z.array(events.eventSchema),
    status: 200,
  }),
  exportEvents: call({
    method: 'GET',
    path: '/api/events.csv',
    action: 'event.read',
    summary: 'What the list shows under the same filter, as CSV',
    query: events.eventListQuerySchema,
    contentType: 'text/csv; charset=utf-8',
    status: 200,
  }),
  findEvent: call({
    method: 'GET',
    path: '/api/events/{id}',
    action: 'event.read',
    summary: 'One event',
    params: idParams,
    query: events.eventQuerySchema,
    answer: events.eventSchema,
    status: 200,
  }),
  createEvent: call({
    method: 'POST',
    path: '/api/events',
    action: 'event.write',
    summary: 'Make an event',
    body: events.eventInputSchema,
    bodyLimit: events.eventBodyLimit,
    answer: events.eventSchema,
    status: 201,
  }),
  updateEvent: call({
    method: 'PUT',
    path: '/api/events/{id}',
    action: 'event.write',
    summary: 'Change an event; with If-Match only if nobody else did meanwhile',
    params: idParams,
    body: events.eventInputSchema,
    bodyLimit: events.eventBodyLimit,
    answer: events.eventSchema,
    status: 200,
  }),
  deleteEvent: call({
    method: 'DELETE',
    path: '/api/events/{id}',
    action: 'event.write',
    summary: 'Remove an event',
    params: idParams,
    status: 204,
  }),
  readEventPhoto: call({
    method: 'GET',
    path: '/api/events/{id}/photo',
    action: 'event.read',
    summary: 'The picture as a file, or a thumbnail of it',
    params: idParams,
    query: events.eventPhotoQuerySchema,
    contentType: 'image/jpeg',
    status: 200,
  }),
} as const satisfies Record<string, Call>;
