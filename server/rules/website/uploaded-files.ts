// PDFs and pictures that belong to a record of the website.
import type { FastifyReply } from 'fastify';
import { listUploadedPdfs } from '#server/db/files.ts';
import type { Database } from '#server/db/schema.ts';
import { listWebsitePictures } from '#server/db/website/website-pictures.ts';
import { invalid } from '#server/errors.ts';
import type { EventInput } from '#shared/website/events.ts';

/** The browser saves the PDF instead of showing it; the policy leaves it no rights of the site even where it is shown. */
export function answerPdf(reply: FastifyReply, { name, bytes }: { name: string; bytes: Buffer }): Buffer {
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  reply.header('content-security-policy', "sandbox; default-src 'none'");
  return bytes;
}

export async function refuseUnknownFile(db: Database, fileId: string | null): Promise<void> {
  if (!fileId || (await listUploadedPdfs(db, [fileId])).has(fileId)) return;
  throw invalid('There is no such PDF. Choose the file again.', 'fileId');
}

const noPicture = 'There is no such picture. Choose the file again.';

export async function refuseUnknownPicture(db: Database, input: object): Promise<void> {
  const { photoId } = input as { photoId: string | null }; // people and pictures of the gallery have one
  if (!photoId || (await listWebsitePictures(db, [photoId])).has(photoId)) return;
  throw invalid(noPicture, 'photoId');
}

export async function refuseUnknownPictures(db: Database, photos: EventInput['photos'] = []): Promise<void> {
  const ids = photos.map(({ photoId }) => photoId);
  const known = await listWebsitePictures(db, ids);
  if (ids.some((id) => !known.has(id))) throw invalid(noPicture, 'photos');
}
