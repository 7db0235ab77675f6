// Showing an event on the website, and taking it back.
import { insertAudit } from '#server/db/audit-log.ts';
import { findEvent } from '#server/db/events.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertPublication, takeBack } from '#server/db/publications.ts';
import { insertSizes } from '#server/db/website-pictures.ts';
import { badRequest, changedMeanwhile, notFound } from '#server/errors.ts';
import type { Context } from '#server/http/context.ts';
import { encodeForVisitors } from '#server/http/uploads.ts';

type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'site'>;

const published = (recordId: string) => ({ noun: 'event', recordId }) as const;

/** The pictures are made before the transaction: encoding takes some tenths of a second, and other writers would wait. */
export async function publishEvent({ db, author, clock, site }: Change, id: string): Promise<void> {
  const event = await findEvent(db, id);
  if (!event) throw notFound('Event');
  if (!event.eventPhoto) {
    const message = 'Add a photo first: the website shows events by their photos.';
    throw badRequest(message, { eventPhoto: message });
  }
  const { sizes, width, height } = await encodeForVisitors(Buffer.from(event.eventPhoto, 'base64'));
  const pictures = sizes.map((size) => ({ id: size.id, width: size.width }));
  const { eventTitle: title, eventDate: date, version } = event;
  const data = { title, date, width, height, pictures };
  await db.transaction().execute(async (tx) => {
    await lockRecord(tx, 'event', id);
    if ((await findEvent(tx, id, { photo: 'none' }))?.version !== version) throw changedMeanwhile();
    await insertSizes(tx, id, sizes);
    await insertPublication(tx, { ...published(id), deed: 'publish', version, data }, author, clock());
    await insertAudit(tx, author, { action: 'publish', noun: 'event', recordId: id }, clock());
    await site.refuseUnshowable(tx);
  });
  await site.refresh();
}

/** An event that is not on the website stays as it is. */
export async function takeBackEvent({ db, author, clock, site }: Change, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockRecord(tx, 'event', id);
    if (!(await findEvent(tx, id, { photo: 'none' }))) throw notFound('Event');
    if (!(await takeBack(tx, published(id), author, clock()))) return;
    await insertAudit(tx, author, { action: 'take-back', noun: 'event', recordId: id }, clock());
  });
  await site.refresh();
}
