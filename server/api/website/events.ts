import type { Context, Handlers } from '#server/context.ts';
import { eventColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { heldBytes } from '#server/db/held-bytes.ts';
import * as events from '#server/db/website/events.ts';
import { readPublishedPicture } from '#server/db/website/website-pictures.ts';
import { ApiError, orNotFound } from '#server/errors.ts';
import { encodeEventPhoto, toJpeg } from '#server/files/uploads.ts';
import { inListTurn } from '#server/http/whole-lists.ts';
import { records } from '#server/records/record-types.ts';
import { eventPublications, makePhotoForVisitors } from '#server/rules/website/event-publications.ts';
import { withRecord } from '#server/rules/website/publications.ts';
import { answerPreview } from '#server/rules/website/published-handlers.ts';
import { refuseUnknownPictures } from '#server/rules/website/uploaded-files.ts';
import type { Contract } from '#shared/contract.ts';
import { mayAll } from '#shared/roles.ts';
import { routes } from '#shared/routes.ts';
import { type EventInput, eventPhotoLimit } from '#shared/website/events.ts';

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
