// The further photos of events, each with its text, in the order of the office.

import { chunksOf, deleteWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { EventFurtherPhoto } from '#shared/website/events.ts';
import { listWebsitePictures } from './website-pictures.ts';

/** The photos of these events by the id of the event, in two queries however many events there are. */
export async function listEventPhotos(db: Database, eventIds: readonly string[]) {
  const found = new Map<string, EventFurtherPhoto[]>();
  for (const chunk of chunksOf([...eventIds])) {
    const rows = await db
      .selectFrom('event_photos')
      .selectAll()
      .where('event_id', 'in', chunk)
      .orderBy('event_id')
      .orderBy('place')
      .execute();
    const pictures = await listWebsitePictures(
      db,
      rows.map(({ photo_id }) => photo_id),
    );
    for (const { event_id, photo_id, text } of rows) {
      const photo = pictures.get(photo_id);
      if (photo) found.set(event_id, [...(found.get(event_id) ?? []), { photoId: photo_id, text, photo }]);
    }
  }
  return found;
}

export async function replaceEventPhotos(
  tx: Tx,
  eventId: string,
  photos: readonly Pick<EventFurtherPhoto, 'photoId' | 'text'>[],
): Promise<void> {
  await deleteWhere(tx, 'event_photos', { event_id: eventId });
  const rows = photos.map(({ photoId, text }, place) => ({
    event_id: eventId,
    photo_id: photoId,
    place,
    text,
  }));
  if (rows.length > 0) await tx.insertInto('event_photos').values(rows).execute();
}
