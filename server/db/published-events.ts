// Events on the website: what is published of an event, and its pictures in the formats and sizes for visitors.
import type { PublishedEvent } from '#shared/published.ts';
import { findLive, listLive } from './publications.ts';
import type { Database, Tx } from './schema.ts';

type Content = Omit<PublishedEvent, 'id'>;

/** One size of a picture, both formats as base64. `id` is a hash of it. */
export interface PublishedPicture {
  id: string;
  avif: string;
  webp: string;
}

/** The same picture, published again, is there already. */
export async function insertPictures(
  tx: Tx,
  recordId: string,
  pictures: readonly PublishedPicture[],
): Promise<void> {
  await tx
    .insertInto('published_pictures')
    .values(pictures.map((picture) => ({ ...picture, record_id: recordId })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A picture of an event that is published now: one that was taken back is not found any more. */
export async function readPublishedPicture(
  db: Database,
  id: string,
  format: 'avif' | 'webp',
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('published_pictures')
    .select(['record_id', `${format} as data`])
    .where('id', '=', id)
    .executeTakeFirst();
  const live = row && (await findLive(db, { noun: 'event', recordId: row.record_id }));
  return live?.data?.includes(`"${id}"`) ? Buffer.from(row?.data ?? '', 'base64') : undefined;
}

export async function listPublishedEvents(db: Database): Promise<PublishedEvent[]> {
  const rows = await listLive(db, 'event');
  return rows.map(({ record_id, data }) => ({ id: record_id, ...(JSON.parse(data ?? '{}') as Content) })); // written by publishEvent
}

/** When the event was published; undefined where it is not on the website. */
export async function findEventPublishedAt(db: Database, id: string): Promise<string | undefined> {
  return (await findLive(db, { noun: 'event', recordId: id }))?.at;
}

/** Pictures of events that are deleted: a restored event gets new ones when it is published. */
export async function deleteLostPictures(db: Database): Promise<void> {
  await db
    .deleteFrom('published_pictures')
    .where('record_id', 'not in', db.selectFrom('events').select('id'))
    .execute();
}
