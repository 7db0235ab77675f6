import { sql } from 'kysely';
import { bufferOf, insertFile, readFile } from '#server/db/files.ts';
import { byLetter, findsWords, type Page, pageOf, plain, sortedBy } from '#server/db/list-page.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { idsOf, insertRow, updateRow, updateWhere } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import { type WholeList, wholeList } from '#server/db/whole-list.ts';
import type {
  CollegeEvent,
  EventContent,
  EventFurtherPhoto,
  EventListQuery,
} from '#shared/website/events.ts';
import type { Published } from '#shared/website/publications.ts';
import type { WebsiteEvent } from '#shared/website/website-content.ts';
import { listEventPhotos, replaceEventPhotos } from './event-photos.ts';
import { listLive } from './publications.ts';
import { publicationsOf, type StateRow, stateOf } from './published-records.ts';
import { listWebsitePictures } from './website-pictures.ts';

/** Both sizes as JPEG. */
export interface EventPhoto {
  full: Buffer;
  thumbnail: Buffer;
}

/** `photo` undefined: the picture is kept. */
export interface EventRecord {
  eventTitle: string;
  eventDate: string;
  photo?: EventPhoto | null | undefined;
  /** The photo's id in the sizes for the website, where they are made already. */
  photoId?: string | null;
  /** undefined: the further photos are kept. */
  photos?: readonly Pick<EventFurtherPhoto, 'photoId' | 'text'>[] | undefined;
}

type WithPhoto = Pick<EventListQuery, 'photo'>;

const publications = publicationsOf('event', 'events');

/** Each event with what is live of it. */
const eventsOnSite = (db: Database) =>
  db
    .selectFrom('events')
    .leftJoin('publications as live', publications.live)
    .select(['events.id', 'event_title', 'event_date', 'events.version', ...publications.columns]);

function selectEvents(db: Database, { photo }: WithPhoto) {
  // Pictures make a list megabytes large, so they are read only on request.
  const photoColumn =
    photo === 'full' ? sql`(select bytes from files where files.id = event_photo)` : sql`null`;
  return eventsOnSite(db)
    .select(sql<number>`case when event_photo is null then 0 else 1 end`.as('has_photo'))
    .select(photoColumn.$castTo<Uint8Array | null>().as('photo'));
}

type Row = Pick<Schema['events'], 'id' | 'event_title' | 'event_date'> &
  StateRow & { has_photo: number; photo: Uint8Array | null };

async function toEvents(db: Database, rows: readonly Row[]): Promise<CollegeEvent[]> {
  const photos = await listEventPhotos(db, idsOf(rows));
  return rows.map((row) => ({
    id: row.id,
    eventTitle: row.event_title,
    eventDate: row.event_date,
    eventPhoto: row.photo && bufferOf(row.photo).toString('base64'),
    photos: photos.get(row.id) ?? [],
    hasPhoto: row.has_photo === 1,
    ...stateOf(row),
    version: row.version,
  }));
}

/** A low number, because each picture has up to half a megabyte. */
const eventsPerPart = 10;

const sortColumns = {
  eventDate: ['event_date', byLetter('event_title'), 'events.id'],
  eventTitle: [byLetter('event_title'), 'event_date', 'events.id'],
} as const;

/** The default order is latest first. */
export async function listEvents(
  db: Database,
  query: EventListQuery,
): Promise<Page<CollegeEvent> | WholeList<CollegeEvent>> {
  const found = findsWords(query.q, plain(sql`event_title`));
  let select = sortedBy(selectEvents(db, query), query.sort ?? '-eventDate', sortColumns, found);
  if (query.state) select = select.where(publications.conditions[query.state]);
  if (query.from) select = select.where('event_date', '>=', query.from);
  if (query.to) select = select.where('event_date', '<=', query.to);
  if (query.page !== undefined && query.photo === 'none') {
    const { rows, total } = await pageOf(select, query);
    return { rows: await toEvents(db, rows), total };
  }
  // A page of a hundred pictures would be 100 MB at once: it is read in parts like the whole list.
  const { rows, total } = await pageOf(select.clearSelect().select('events.id'), query);
  const read = async (ids: string[]) =>
    toEvents(db, await selectEvents(db, query).where('events.id', 'in', ids).execute());
  const list = await wholeList(idsOf(rows), read, query.photo === 'full' ? eventsPerPart : undefined);
  return { ...list, total };
}

export async function findEvent(
  db: Database,
  id: string,
  withPhoto: WithPhoto = { photo: 'full' },
): Promise<CollegeEvent | undefined> {
  const [event] = await toEvents(db, await selectEvents(db, withPhoto).where('events.id', '=', id).execute());
  return event;
}

/** A record older than the small size has the full one for both. */
export async function readEventPhoto(db: Database, id: string, size: 'full' | 'thumbnail') {
  const photo = sql<
    string | null
  >`${size === 'full' ? sql`event_photo` : sql`coalesce(event_thumbnail, event_photo)`}`;
  const row = await db.selectFrom('events').select(photo.as('photo')).where('id', '=', id).executeTakeFirst();
  return row?.photo ? readFile(db, row.photo) : undefined;
}

async function toColumns(tx: Tx, { eventTitle, eventDate, photo, photoId = null }: EventRecord, now: Date) {
  const own = snakeCased({ eventTitle, eventDate });
  if (photo === undefined) return own;
  const keep = (bytes: Buffer | undefined) => (bytes ? insertFile(tx, bytes, now) : null);
  const event_photo = await keep(photo?.full);
  return { ...own, event_photo, event_thumbnail: await keep(photo?.thumbnail), photo_id: photoId };
}

export async function insertEvent(tx: Tx, event: EventRecord, now: Date): Promise<string> {
  const withoutPhoto = { event_photo: null, event_thumbnail: null };
  const id = await insertRow(tx, 'events', { ...withoutPhoto, ...(await toColumns(tx, event, now)) });
  await replaceEventPhotos(tx, id, event.photos ?? []);
  return id;
}

export async function updateEvent(
  tx: Tx,
  id: string,
  event: EventRecord,
  version: number | undefined,
  now: Date,
) {
  if (!(await updateRow(tx, 'events', { id, version, ...(await toColumns(tx, event, now)) }))) return false;
  if (event.photos) await replaceEventPhotos(tx, id, event.photos);
  return true;
}

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
