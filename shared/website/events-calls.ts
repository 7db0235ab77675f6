import * as z from 'zod/mini';
import { get } from '#shared/kit/call.ts';
import { oneOf } from '#shared/kit/fields/field-schemas.ts';
import { resource } from '#shared/kit/resource.ts';
import { routes } from '#shared/routes.ts';
import * as events from '#shared/website/events.ts';
import { publicationSchema, publishedSchema } from '#shared/website/publications.ts';
import { publicationCalls } from '#shared/website/published-resource.ts';

export const eventCalls = {
  ...resource(
    { one: 'Event', many: 'Events' },
    'events',
    { read: 'event.read', write: 'event.write' },
    {
      query: events.eventListQuerySchema,
      answer: events.eventSchema,
      body: events.eventInputSchema,
      bodyLimit: Math.ceil((events.eventPhotoLimit * 4) / 3) + 64 * 1024,
    },
  ),
  findEvent: get('/api/events/{id}', 'event.read', {
    summary: 'One event',
    query: events.eventQuerySchema,
    answer: events.eventSchema,
  }),
  findEventPublication: get('/api/events/{id}/publication', 'event.write', {
    summary: 'Whether the event is on the website, since when, and whether it was changed since',
    answer: publishedSchema,
  }),
  ...publicationCalls('Event', 'events', 'event.write', 'the event with its photos', {
    answer: publishedSchema,
    publication: publicationSchema(events.eventContentSchema),
  }),
  previewEvent: get('/api/events/{id}/preview', 'event.write', {
    summary: 'The home page or the gallery of the website as it would be with the event as it stands',
    query: z.object({
      page: z._default(oneOf('page', events.eventPages), routes.home),
    }),
    contentType: 'text/html; charset=utf-8',
  }),
  readAvifPicture: get('/api/pictures/{id}.avif', 'picture.read', {
    summary: 'A picture of the website',
    contentType: 'image/avif',
  }),
  readWebpPicture: get('/api/pictures/{id}.webp', 'picture.read', {
    summary: 'A picture of the website',
    contentType: 'image/webp',
  }),
  readJpegPicture: get('/api/pictures/{id}.jpg', 'picture.read', {
    summary: 'A picture of the website, to be kept',
    contentType: 'image/jpeg',
    isMadeFile: true,
  }),
  readEventPhoto: get('/api/events/{id}/photo', 'event.read', {
    summary: 'The picture as a file, or a thumbnail of it',
    /** `v` is the event's version: a new picture gets a new address, so that browsers may cache the old one. */
    query: z.object({
      size: z._default(z.enum(['full', 'thumbnail'], 'size must be full or thumbnail'), 'full'),
      v: z.optional(z.string().check(z.maxLength(12, 'v is the version'))),
    }),
    contentType: 'image/jpeg',
  }),
};
