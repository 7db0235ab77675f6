// Pictures of the website: those that were uploaded for it, and the photos of published events.

import { heldBytes } from '#server/db/held-bytes.ts';
import { rowsFor } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { deleteUnused } from '#server/db/unused-rows.ts';
import type { WebsitePicture } from '#shared/website/website-pictures.ts';
import { findLive } from './publications.ts';

/** One size of a picture, both formats as base64. `id` is a hash of the picture and the width. */
export interface PictureSize {
  id: string;
  width: number;
  avif: string;
  webp: string;
}

/** Sizes that are stored already stay: the same picture is published again. @param recordId the event or the uploaded picture */
export async function insertSizes(tx: Tx, recordId: string, sizes: readonly PictureSize[]): Promise<void> {
  await tx
    .insertInto('published_pictures')
    .values(sizes.map(({ id, avif, webp }) => ({ id, record_id: recordId, avif, webp })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A picture that is stored already is not stored twice: the time until unused pictures are deleted starts again. */
export async function insertWebsitePicture(
  db: Database,
  { sizes, ...picture }: Omit<WebsitePicture, 'pictures'> & { sizes: readonly PictureSize[] },
  now: Date,
): Promise<WebsitePicture> {
  const pictures = sizes.map(({ id, width }) => ({ id, width }));
  const created_at = now.toISOString();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('website_pictures')
      .values({ ...picture, sizes: JSON.stringify(pictures), created_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_at }))
      .execute();
    await insertSizes(tx, picture.id, sizes);
  });
  return { ...picture, pictures };
}

/**
 * A picture of content/images, which the browsers' files have in their own sizes: the pages find it by its path.
 * @param file the path below content/images
 */
export async function insertStartPicture(tx: Tx, file: string, now: Date): Promise<string> {
  const id = `start-${file.replaceAll(/\W+/g, '-')}`;
  const sizes = JSON.stringify([{ id: file, width: 0 }]);
  await tx
    .insertInto('website_pictures')
    .values({ id, width: 0, height: 0, sizes, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

export async function listWebsitePictures(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, WebsitePicture>> {
  const rows = await rowsFor([...new Set(ids)], (chunk) =>
    db.selectFrom('website_pictures').select(['id', 'width', 'height', 'sizes']).where('id', 'in', chunk),
  );
  return new Map(
    rows.map(({ sizes, ...picture }) => [
      picture.id,
      { ...picture, pictures: JSON.parse(sizes) as WebsitePicture['pictures'] }, // written by insertWebsitePicture
    ]),
  );
}

/** Adds to each record the picture that its `photoId` names. */
export async function withPhotos<R>(db: Database, records: object[]): Promise<R[]> {
  const idOf = (record: object) => (record as { photoId: string | null }).photoId;
  const photos = await listWebsitePictures(
    db,
    records.flatMap((record) => idOf(record) ?? []),
  );
  return records.map((record) => ({ ...record, photo: photos.get(idOf(record) ?? '') ?? null }) as R); // R has a photo
}

/** @param isOffice the office also gets pictures of drafts; of others, one that was taken back is not found any more */
export async function readPublishedPicture(
  db: Database,
  id: string,
  format: 'avif' | 'webp',
  isOffice: boolean,
): Promise<{ bytes: Buffer; isLive: boolean } | undefined> {
  const row = await db
    .selectFrom('published_pictures')
    .select('record_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const isLive = (await isOfLiveRecord(db, row.record_id)) || (await isOfLiveEvent(db, row.record_id, id));
  if (!isLive && !isOffice) return undefined;
  const bytes = await heldBytes(`${format} ${id}`, async () => {
    const found = await db
      .selectFrom('published_pictures')
      .select(`${format} as data`)
      .where('id', '=', id)
      .executeTakeFirst();
    return found && Buffer.from(found.data, 'base64');
  });
  return bytes && { bytes, isLive };
}

async function isOfLiveRecord(db: Database, pictureId: string): Promise<boolean> {
  const live = await db
    .selectFrom('publications')
    .select('id')
    .where('picture_id', '=', pictureId)
    .where('is_live', '=', 1)
    .limit(1)
    .executeTakeFirst();
  if (live) return true;
  const further = await db
    .selectFrom('publication_pictures')
    .innerJoin('publications', 'publications.id', 'publication_pictures.publication_id')
    .select('publications.id')
    .where('publication_pictures.picture_id', '=', pictureId)
    .where('is_live', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return further !== undefined;
}

/** A publication of an earlier program names its pictures in its content alone. */
async function isOfLiveEvent(db: Database, recordId: string, id: string): Promise<boolean> {
  const live = await findLive(db, { noun: 'event', recordId });
  return live?.data?.includes(`"${id}"`) ?? false;
}

/**
 * Pictures that were uploaded or made for the website, and belong to no record and no publication; then the sizes of those that
 * are gone. @param before an instant
 */
export async function deleteLostPictures(db: Database, before: string): Promise<void> {
  await deleteUnused(db, 'website_pictures', pictureUsers, before);
  await db
    .deleteFrom('published_pictures')
    .where('record_id', 'not in', db.selectFrom('events').select('id'))
    .where('record_id', 'not in', db.selectFrom('website_pictures').select('id'))
    .execute();
}

const pictureUsers = {
  named: [
    ...(['website_people.photo_id', 'gallery_pictures.photo_id', 'courses.photo_id'] as const),
    ...(['event_photos.photo_id', 'events.photo_id'] as const),
    ...(['publication_pictures.picture_id', 'publications.picture_id'] as const),
  ],
  nouns: ['website-person', 'gallery-picture', 'event', 'course'],
} as const;
