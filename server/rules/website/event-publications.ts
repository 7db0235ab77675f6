// Events on the website: published, taken back and brought back, with the pictures for visitors.

import type { Context } from '#server/context.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import {
  type EventOnSite,
  findEventOnSite,
  readEventPhoto,
  updateEvent,
  updatePhotoOnSite,
} from '#server/db/website/events.ts';
import { insertWebsitePicture, readPublishedPicture } from '#server/db/website/website-pictures.ts';
import { changedMeanwhile, invalid, orNotFound } from '#server/errors.ts';
import { encodeEventPhoto, encodeForVisitors } from '#server/files/uploads.ts';
import { type EventContent, eventContentSchema } from '#shared/website/events.ts';
import { publishing, withRecord } from './publications.ts';

export const eventPublications = publishing<EventOnSite>({
  noun: 'event',
  find: findEventOnSite,
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
export async function makePhotoForVisitors({ db, clock }: Pick<Context<never>, 'db' | 'clock'>, id: string) {
  const event = await eventPublications.state(db, id);
  if (event.photoId) return;
  const photo = await readEventPhoto(db, id, 'full');
  refuseWithoutPhoto(photo);
  const picture = await encodeForVisitors(photo);
  await insertWebsitePicture(db, picture, clock());
  const isSaved = await db.transaction().execute((tx) => updatePhotoOnSite(tx, event, picture.id));
  if (!isSaved) throw changedMeanwhile();
}

/** Where the event has another photo since, its photo is made again from the largest picture of the publication. */
async function bringBack(tx: Tx, id: string, content: EventContent): Promise<boolean> {
  // Parsed, so that fields which an earlier version of the program did not write get their defaults.
  const { title, date, photoId, pictures, photos } = eventContentSchema.parse(content);
  const before = await findEventOnSite(tx, id);
  const largest = pictures.at(-1);
  // A publication by an earlier version of the program does not name its photo: the event then keeps its present one.
  const isOther = photoId && largest && photoId !== before?.photoId;
  const photo = isOther ? await photoOf(tx, largest.id) : undefined;
  const event = { eventTitle: title, eventDate: date, photo, photos, ...(photo && { photoId }) };
  return updateEvent(tx, id, event, undefined, new Date());
}

async function photoOf(db: Database, pictureId: string) {
  const picture = orNotFound(await readPublishedPicture(db, pictureId, 'webp', true), 'Picture');
  return encodeEventPhoto(picture.bytes);
}
