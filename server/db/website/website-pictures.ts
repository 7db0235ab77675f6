// Pictures of the website: those that were uploaded for it, and the photos of published events.

import { insertFile, readFile } from '#server/db/files.ts';
import { heldBytes } from '#server/db/held-bytes.ts';
import { rowsFor } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { WebsitePicture } from '#shared/website/website-pictures.ts';

/** One size of a picture in both formats. `id` is a hash of the picture and the width. */
export interface PictureSize {
  id: string;
  width: number;
  avif: Buffer;
  webp: Buffer;
}

/** A picture that is stored already is not stored twice: the time until unused pictures are deleted starts again. */
export async function insertWebsitePicture(
  db: Database,
  { sizes, ...picture }: Omit<WebsitePicture, 'pictures'> & { sizes: readonly PictureSize[] },
  now: Date,
): Promise<WebsitePicture> {
  const pictures = sizes.map(({ id, width }) => ({ id, width }));
  const row = { ...picture, sizes: JSON.stringify(pictures), created_at: now.toISOString() };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('website_pictures')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    for (const { id, avif, webp } of sizes)
      for (const [format, bytes] of Object.entries({ avif, webp }))
        await insertFile(tx, bytes, now, { id: `${id}.${format}`, pictureId: picture.id });
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
  const fileId = `${id}.${format}`;
  const row = await db.selectFrom('files').select('picture_id').where('id', '=', fileId).executeTakeFirst();
  // A picture of a person has none.
  if (!row?.picture_id) return undefined;
  const isLive = await isOfLiveRecord(db, row.picture_id);
  if (!isLive && !isOffice) return undefined;
  const bytes = await heldBytes(fileId, () => readFile(db, fileId));
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
