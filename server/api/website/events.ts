// Events on the website: published, taken back and brought back, with the pictures for visitors.

import type { Context, Handlers } from '#server/context.ts';
import { eventColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { heldBytes } from '#server/db/held-bytes.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import * as events from '#server/db/website/events.ts';

import { insertWebsitePicture, readPublishedPicture } from '#server/db/website/website-pictures.ts';
import { ApiError, changedMeanwhile, invalid, orNotFound } from '#server/errors.ts';
import { encodeEventPhoto, encodeForVisitors, toJpeg } from '#server/files/uploads.ts';
import { inListTurn } from '#server/http/whole-lists.ts';
import { records } from '#server/records/record-types.ts';
import { publishing, withRecord } from '#server/rules/website/publications.ts';
import { answerPreview } from '#server/rules/website/published-handlers.ts';
import { refuseUnknownPictures } from '#server/rules/website/uploaded-files.ts';
import type { Contract } from '#shared/contract.ts';
import { mayAll } from '#shared/roles.ts';
import { routes } from '#shared/routes.ts';
import {
  type EventContent,
  type EventInput,
  eventContentSchema,
  eventPhotoLimit,
} from '#shared/website/events.ts';

const changes = records.event;

export const eventHandlers = {
  listEvents: (context) => inListTurn(context, () => events.listEvents(context.db, context.query)),

  exportEvents: exporting('event', 'events', eventColumns, ({ db, query }) =>
    events.listEvents(db, { ...query, photo: 'none' }),
  ),

  findEvent: async ({ db, params, query }) => {
    return orNotFound(await events.findEvent(db, params.id, query), 'Event');
  },

  createEvent: async (context) => {
    await refuseUnknownPictures(context.db, context.body.photos);
    const record = { ...context.body, photo: await encoded(context.body) };
    return changes.create(context, (tx) => events.insertEvent(tx, record, context.clock()));
  },

  updateEvent: async (context) => {
    const { db, params, body } = context;
    const before = await changes.existing(db, params.id);
    await refuseUnknownPictures(db, body.photos);
    // The client has sent the stored picture back: encoding the JPEG again would lose quality.
    const isUnchanged = body.eventPhoto && body.eventPhoto === before.eventPhoto;
    const record = { ...body, photo: isUnchanged ? undefined : await encoded(body) };
    return changes.update(context, params.id, (tx, _before, version) =>
      events.updateEvent(tx, params.id, record, version, context.clock()),
    );
  },

  findEventPublication: ({ db, params }) => eventPublications.state(db, params.id),

  listEventPublications: ({ db, params }) => eventPublications.history(db, params.id),

  createEventPublication: async (context) => {
    const { params, body } = context;
    if (body.publicationId === undefined) await makePhotoForVisitors(context, params.id);
    return eventPublications.publish(context, params.id, body.publicationId);
  },

  endEventPublication: (context) => eventPublications.takeBack(context, context.params.id),

  previewEvent: async (context) => {
    const { db, params, query, reply, site } = context;
    await makePhotoForVisitors(context, params.id);
    const event = await eventPublications.state(db, params.id);
    const preview = await site.preview(db, query.page, (content) => {
      const shown = { ...content, events: withRecord(content.events, event) };
      // The gallery shows events after its pictures, pages later: the office looks at the photos of this one alone.
      const alone = { gallery: [], events: [event] };
      return { ...shown, ...(query.page === routes.gallery && alone), previewId: event.id };
    });
    return answerPreview(reply, preview);
  },

  readAvifPicture: (context) => answerPicture(context, 'avif'),

  readWebpPicture: (context) => answerPicture(context, 'webp'),

  readJpegPicture: async (context) => {
    const picture = await answerPicture(context, 'webp');
    const jpeg = await heldBytes(`jpeg ${context.params.id}`, () => toJpeg(picture));
    return jpeg ?? picture; // it is always made
  },

  deleteEvent: (context) => eventPublications.remove(context, context.params.id),

  readEventPhoto: async ({ db, params, query }) => {
    return orNotFound(await events.readEventPhoto(db, params.id, query.size), 'Picture');
  },
} satisfies Partial<Handlers>;

type Asked = Pick<Context<Contract['readWebpPicture']>, 'db' | 'params' | 'reply' | 'session'>;

/** The name is a hash of the picture: it never changes. */
async function answerPicture({ db, params, reply, session }: Asked, format: 'avif' | 'webp') {
  const picture = orNotFound(
    await readPublishedPicture(
      db,
      params.id,
      format,
      session !== null && mayAll('website.write', session, true),
    ),
    'Picture',
  );
  if (picture.isLive) reply.header('cache-control', 'public, max-age=31536000, immutable');
  return picture.bytes;
}

/** Called before the transaction: encoding takes 0.1 s, and other writers would wait. */
async function encoded({ eventPhoto }: EventInput): Promise<events.EventRecord['photo']> {
  if (!eventPhoto) return eventPhoto === undefined ? undefined : null;
  const bytes = Buffer.from(eventPhoto, 'base64');
  const refuse = (status: number, message: string) =>
    new ApiError(status, message, { fields: { eventPhoto: message } });
  if (bytes.length > eventPhotoLimit) throw refuse(413, 'The picture is too large: at most 5 MB.');
  try {
    return await encodeEventPhoto(bytes);
  } catch (error) {
    throw error instanceof ApiError ? refuse(error.status, error.message) : error;
  }
}

const eventPublications = publishing<events.EventOnSite>({
  noun: 'event',
  find: events.findEventOnSite,
  onSite: {
    list: 'events',
    change: (content, event) => ({ ...content, events: withRecord(content.events, event) }),
  },
  update: bringBack,
  audited: ({ title, date, photos }) => ({ title, date, photos: photos.length + 1 }),
  refuse: async (_, { photoId }) => refuseWithoutPhoto(photoId),
});

function refuseWithoutPhoto(photo: string | Buffer | null | undefined): asserts photo {
  if (photo) return;
  throw invalid('Add a photo first: the website shows events by their photos.', 'eventPhoto');
}

/**
 * Makes the photo in the sizes for visitors, where they are not there. Called before a transaction: encoding takes some tenths
 * of a second, and other writers would wait.
 */
async function makePhotoForVisitors({ db, clock }: Pick<Context<never>, 'db' | 'clock'>, id: string) {
  const event = await eventPublications.state(db, id);
  if (event.photoId) return;
  const photo = await events.readEventPhoto(db, id, 'full');
  refuseWithoutPhoto(photo);
  const picture = await encodeForVisitors(photo);
  await insertWebsitePicture(db, picture, clock());
  const isSaved = await db.transaction().execute((tx) => events.updatePhotoOnSite(tx, event, picture.id));
  if (!isSaved) throw changedMeanwhile();
}

/** Where the event has another photo since, its photo is made again from the largest picture of the publication. */
async function bringBack(tx: Tx, id: string, content: EventContent): Promise<boolean> {
  // Parsed, so that fields which an earlier version of the program did not write get their defaults.
  const { title, date, photoId, pictures, photos } = eventContentSchema.parse(content);
  const before = await events.findEventOnSite(tx, id);
  const largest = pictures.at(-1);
  // A publication by an earlier version of the program does not name its photo: the event then keeps its present one.
  const isOther = photoId && largest && photoId !== before?.photoId;
  const photo = isOther ? await photoOf(tx, largest.id) : undefined;
  const event = { eventTitle: title, eventDate: date, photo, photos, ...(photo && { photoId }) };
  return events.updateEvent(tx, id, event, undefined, new Date());
}

async function photoOf(db: Database, pictureId: string) {
  const picture = orNotFound(await readPublishedPicture(db, pictureId, 'webp', true), 'Picture');
  return encodeEventPhoto(picture.bytes);
}
