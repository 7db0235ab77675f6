import * as z from 'zod/mini';
import { askedDays } from '#shared/kit/dates.ts';
import { inputShape, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { dayField, requiredTextField, wide } from '#shared/kit/fields/usual-fields.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { optionalText } from '#shared/kit/text/text.ts';
import { routes } from '#shared/routes.ts';
import { publishedShape, publishedStateFilter } from './publications.ts';
import { websitePictureSchema, websitePictureShape } from './website-pictures.ts';

/** product §8: the message of the event and calendar forms for a missing required field. */
export const missingFieldsAlert = 'Please fill in all required fields';

/** Bytes of the picture file; the body may be a third larger because of base64. */
export const eventPhotoLimit = 5 * 1024 * 1024;

const notBase64 = 'The photo must be base64 text';
const photoInput = z.string(notBase64).check(
  z.overwrite((text) => text.replace(/^data:[^,]{0,80},/, '').replace(/\s+/g, '')),
  z.regex(/^[A-Za-z0-9+/]*={0,2}$/, notBase64),
);

/** The first photo, which has fields of its own, is counted. */
export const mostEventPhotos = 12;

const furtherPhoto = {
  /** The id that the upload of the picture answered. */
  photoId: z.string('Choose a picture').check(z.regex(/^[\w-]{1,64}$/, 'Choose a picture')),
  /** Under the picture in the gallery. */
  text: z._default(optionalText(200), ''),
};
const isOnce = (photos: readonly { photoId: string }[]) =>
  new Set(photos.map(({ photoId }) => photoId)).size === photos.length;
const furtherPhotoSchema = z.object({
  photoId: z.string(),
  text: z.string(),
  photo: websitePictureSchema,
});
export type EventFurtherPhoto = z.infer<typeof furtherPhotoSchema>;

export const eventFields = inTable('events', {
  eventTitle: wide(requiredTextField('Event Title', 160, 'Title is required')),
  eventDate: dayField('Date', 'event'),
  eventPhoto: {
    label: 'Photo',
    /** A JPEG as base64 without the data prefix; null where there is none or the query has `photo=none`. */
    stored: z.nullable(z.string()),
    /** A JPEG, PNG or WebP as base64, with or without the data prefix. Left out: the stored picture is kept. null or '': the picture is removed. */
    input: z.optional(z.nullable(photoInput)),
    isWide: true,
  },
  photos: {
    label: 'Further photos',
    column: 'event_photos.photo_id',
    /** The photos after the first, in the office's order. */
    stored: z.array(furtherPhotoSchema),
    /** Left out: the stored ones are kept. */
    input: z.optional(
      z
        .array(z.object(furtherPhoto), 'Further photos must be a list')
        .check(
          z.maxLength(mostEventPhotos - 1, `An event has at most ${mostEventPhotos} photos`),
          z.refine(isOnce, 'A photo can be in an event once'),
        ),
    ),
    isWide: true,
  },
});

export const eventSchema = z.object({
  ...publishedShape,
  ...storedShape(eventFields),
  /** Whether `/api/events/{id}/photo` has a picture. */
  hasPhoto: z.boolean(),
});
export type CollegeEvent = z.infer<typeof eventSchema>;

export const eventInputSchema = z.object(inputShape(eventFields));
export type EventInput = z.output<typeof eventInputSchema>;

export const eventSortKeys = ['eventDate', 'eventTitle'] as const;

const photoQuery = z._default(z.enum(['full', 'none'], 'photo must be full or none'), 'full');

/** `photo=none` leaves the pictures out: a list then loads each from its own address. */
export const eventListQuerySchema = z.extend(listQuerySchema(eventSortKeys), {
  photo: photoQuery,
  state: publishedStateFilter,
  ...askedDays,
});
export type EventListQuery = z.output<typeof eventListQuerySchema>;

export const eventQuerySchema = z.object({ photo: photoQuery });

/** What is published of an event: the first photo is in the home page's slider, all are in the gallery. */
export const eventContentSchema = z.object({
  title: z.string(),
  date: z.string(),
  /** Publications by earlier versions of the program have neither this nor the further photos. */
  photoId: z._default(z.nullable(z.string()), null),
  ...websitePictureShape,
  photos: z._default(z.array(furtherPhotoSchema), []),
});
export type EventContent = z.output<typeof eventContentSchema>;

/** The pages that show events. */
export const eventPages = [routes.home, routes.gallery] as const;
