// Events on the website: what is published of an event.
import type { PublishedEvent } from '#shared/published.ts';
import { findLive, listLive } from './publications.ts';
import type { Database } from './schema.ts';

type Content = Omit<PublishedEvent, 'id' | 'publishedAt'>;

export async function listPublishedEvents(db: Database): Promise<PublishedEvent[]> {
  const rows = await listLive(db, 'event');
  return rows.map(({ record_id, at, data }) => ({
    ...(JSON.parse(data ?? '{}') as Content), // written by publishEvent
    id: record_id,
    publishedAt: at,
  }));
}

/** When the event was published; undefined where it is not on the website. */
export async function findEventPublishedAt(db: Database, id: string): Promise<string | undefined> {
  return (await findLive(db, { noun: 'event', recordId: id }))?.at;
}
