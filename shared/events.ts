import * as z from 'zod/mini';
import { isoDate } from './dates.ts';
import { inputShape, storedShape } from './field-schemas.ts';
import type { Fields } from './fields.ts';
import { listQuery } from './list-query.ts';
import { requiredText } from './text.ts';

/** product §8: the message of the event and calendar forms for a missing required field. */
export const missingFieldsAlert = 'Please fill in all required fields';

/** Bytes of the picture file; the body may be a third larger because of base64. */
export const eventPhotoLimit = 5 * 1024 * 1024;
export const eventBodyLimit = Math.ceil((eventPhotoLimit * 4) / 3) + 64 * 1024;

const notBase64 = 'The photo must be base64 text';
const photoInput = z.string(notBase64).check(
  z.overwrite((text) => text.replace(/^data:[^,]{0,80},/, '').replace(/\s+/g, '')),
  z.regex(/^[A-Za-z0-9+/]*={0,2}$/, notBase64),
);

export const eventFields = {
  eventTitle: {
    label: 'Event Title',
    column: 'events.event_title',
    stored: z.string(),
    input: requiredText('Title is required', 160),
    isRequired: true,
    isWide: true,
  },
  eventDate: {
    label: 'Date',
    column: 'events.event_date',
    control: 'date',
    /** A day. */
    stored: z.string(),
    input: isoDate('Date is required'),
    isRequired: true,
  },
  eventPhoto: {
    label: 'Photo',
    column: 'events.event_photo',
    /** A JPEG as base64 without the data prefix; null where there is none or the query has `photo=none`. */
    stored: z.nullable(z.string()),
    /** A JPEG, PNG or WebP as base64, with or without the data prefix. Left out: the stored picture is kept. null or '': the picture is removed. */
    input: z.optional(z.nullable(photoInput)),
    isWide: true,
  },
} as const satisfies Fields;

export const eventSchema = z.object({
  id: z.string(),
  ...storedShape(eventFields),
  /** Whether `/api/events/{id}/photo` has a picture. */
  hasPhoto: z.boolean(),
  version: z.number(),
});
export type CollegeEvent = z.infer<typeof eventSchema>;

export const eventInputSchema = z.object(inputShape(eventFields));
export type EventInput = z.output<typeof eventInputSchema>;

export const eventSortKeys = ['eventDate', 'eventTitle'] as const;
export type EventSortKey = (typeof eventSortKeys)[number];

const photoQuery = z._default(z.enum(['full', 'none'], 'photo must be full or none'), 'full');

/** `photo=none` leaves the pictures out: a list then loads each from its own address. */
export const eventListQuerySchema = z.extend(listQuery(eventSortKeys), {
  photo: photoQuery,
  from: z.optional(isoDate('from must be a date')),
  to: z.optional(isoDate('to must be a date')),
});
export type EventListQuery = z.output<typeof eventListQuerySchema>;

export const eventQuerySchema = z.object({ photo: photoQuery });

/** `v` is the event's version: a new picture gets a new address, so that browsers may cache the old one. */
export const eventPhotoQuerySchema = z.object({
  size: z._default(z.enum(['full', 'thumbnail'], 'size must be full or thumbnail'), 'full'),
  v: z.optional(z.string().check(z.maxLength(12, 'v is the version'))),
});

/** `publishedAt` null: it is not on the website. */
export const eventPublicationSchema = z.object({ publishedAt: z.nullable(z.string()) });
