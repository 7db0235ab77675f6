import { eventColumns } from '#server/csv/columns.ts';
import { sendCsv } from '#server/csv/export.ts';
import * as events from '#server/db/events.ts';
import { ApiError, notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { tagVersion } from '#server/http/if-match.ts';
import { answerList } from '#server/http/lists.ts';
import { encodeEventPhoto } from '#server/http/uploads.ts';
import { records } from '#server/records/record-types.ts';
import { type EventInput, eventPhotoLimit } from '#shared/events.ts';

const changes = records.event;

export const eventHandlers = {
  listEvents: (context) => answerList(context, () => events.listEvents(context.db, context.query)),

  exportEvents: async (context) => {
    const file = { noun: 'event', fileName: 'events.csv', columns: eventColumns } as const;
    return sendCsv(context, file, (db, query) => events.listEvents(db, { ...query, photo: 'none' }));
  },

  findEvent: async ({ db, params, query, reply }) => {
    const event = await events.findEvent(db, params.id, query);
    if (!event) throw notFound('Event');
    tagVersion(reply, event);
    return event;
  },

  createEvent: async (context) => {
    const record = { ...context.body, photo: await encoded(context.body) };
    return changes.create(context, (tx) => events.insertEvent(tx, record));
  },

  updateEvent: async (context) => {
    const { db, params, body } = context;
    const before = await changes.existing(db, params.id);
    // The client has sent the stored picture back: encoding the JPEG again would lose quality.
    const isUnchanged = body.eventPhoto && body.eventPhoto === before.eventPhoto;
    const record = { ...body, photo: isUnchanged ? undefined : await encoded(body) };
    return changes.update(context, params.id, (tx, _before, version) =>
      events.updateEvent(tx, params.id, record, version),
    );
  },

  deleteEvent: async (context) =>
    changes.remove(context, context.params.id, (tx, { id }) => events.deleteEvent(tx, id)),

  readEventPhoto: async ({ db, params, query }) => {
    const photo = await events.findEventPhoto(db, params.id, query.size);
    if (!photo) throw notFound('Picture');
    return Buffer.from(photo, 'base64');
  },
} satisfies Partial<Handlers>;

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
