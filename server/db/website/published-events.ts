// Events on the website: what is published of an event.

import { updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { EventContent } from '#shared/website/events.ts';
import type { Published } from '#shared/website/publications.ts';
import type { WebsiteEvent } from '#shared/website/website-content.ts';
import { listEventPhotos } from './event-photos.ts';
import { eventsOnSite } from './events.ts';
import { listLive } from './publications.ts';
import { stateOf } from './published-records.ts';
import { listWebsitePictures } from './website-pictures.ts';

export type EventOnSite = EventContent & Published;

export async function listPublishedEvents(db: Database): Promise<WebsiteEvent[]> {
  const rows = await listLive(db, 'event');
  return rows.map(({ record_id, at, data }) => ({
    ...(JSON.parse(data ?? '{}') as EventContent), // written by contentOf
    id: record_id,
    publishedAt: at,
  }));
}

/** The event as it would be published, and its state there. `photoId` null: it has no photo that is ready for the website. */
export async function findEventOnSite(db: Database, id: string): Promise<EventOnSite | undefined> {
  const row = await eventsOnSite(db).select('photo_id').where('events.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const found = row.photo_id ? await listWebsitePictures(db, [row.photo_id]) : undefined;
  const photo = found?.get(row.photo_id ?? '');
  return {
    title: row.event_title,
    date: row.event_date,
    photoId: photo?.id ?? null,
    width: photo?.width ?? 0,
    height: photo?.height ?? 0,
    pictures: photo?.pictures ?? [],
    photos: (await listEventPhotos(db, [id])).get(id) ?? [],
    ...stateOf(row),
    id,
    version: row.version,
  };
}

/** The event keeps its version, because its content is the same. @returns false where the event was changed meanwhile */
export async function updatePhotoOnSite(
  tx: Tx,
  { id, version }: { id: string; version: number },
  photoId: string,
): Promise<boolean> {
  return (await updateWhere(tx, 'events', { id, version }, { photo_id: photoId })) > 0;
}
