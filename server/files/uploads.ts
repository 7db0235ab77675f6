// Uploaded pictures: checked and re-encoded.
import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { badRequest, unsupportedType } from '#server/errors.ts';

const limitInputPixels = 24_000_000;
/** A strip of 16,000 × 1 pixels, filled up to a square, would be made 512 times as large on the way: 4 GB of memory. */
const mostSidesLong = 20;
const accepted = new Set(['jpeg', 'png', 'webp']);
const refusal = 'The file must be a JPEG, PNG or WebP picture.';

/** A square profile picture, 512 px, as WebP. Re-encoding drops EXIF, GPS and data appended to the picture. */
export const encodeProfilePicture = (bytes: Buffer) =>
  decode(bytes, (image) =>
    image.rotate().resize(512, 512, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }),
  );

/** A profile picture as a PDF document takes it. */
export const toDocumentJpeg = (bytes: Buffer) =>
  decode(bytes, (image) => onWhite(image.resize(400, 400)).jpeg({ quality: 80 }));

/** Both sizes of an event's picture as JPEG: at most 1600 px, and 480 px for lists. @throws 400 or 415 with the reason */
export async function encodeEventPhoto(bytes: Buffer): Promise<{ full: Buffer; thumbnail: Buffer }> {
  const jpeg = (size: number, quality: number) =>
    decode(bytes, (image) =>
      onWhite(image)
        .rotate()
        .resize(size, size, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality, mozjpeg: true }),
    );
  return { full: await jpeg(1600, 80), thumbnail: await jpeg(480, 72) };
}

/** Widths of pictures on the website, in pixels; the largest is that of the slider on a desktop. */
const visitorWidths = [480, 1080];

/** A published picture in the sizes and formats for visitors, named by its content and the width. Metadata is dropped. */
export async function encodeForVisitors(bytes: Buffer) {
  const sharp = await pictureLibrary();
  const { width, height } = await sharp(bytes).metadata();
  const largest = Math.min(width, visitorWidths.at(-1) ?? width);
  const widths = [...visitorWidths.filter((candidate) => candidate < largest), largest];
  const made = await Promise.all(
    widths.map(async (size) => {
      const avif = await decode(bytes, (image) => image.resize(size).avif({ quality: 55, effort: 2 }));
      const webp = await decode(bytes, (image) => image.resize(size).webp({ quality: 76 }));
      return { width: size, avif, webp };
    }),
  );
  const hash = createHash('sha256');
  for (const { webp } of made) hash.update(webp);
  const id = hash.digest('hex').slice(0, 32);
  const sizes = made.map((size) => ({ id: `${id}-${size.width}`, ...size }));
  return { id, width: largest, height: Math.round((height * largest) / width), sizes };
}

/** A logo in the sizes for visitors, with its transparent ground. @throws 400 or 415 with the reason */
export async function encodeLogo(bytes: Buffer) {
  const png = await decode(bytes, (image) =>
    image.rotate().resize(480, 480, { fit: 'inside', withoutEnlargement: true }).png(),
  );
  return encodeForVisitors(png);
}

/** A published picture as JPEG, which every program opens. */
export const toJpeg = (bytes: Buffer) => decode(bytes, (image) => onWhite(image).jpeg({ quality: 84 }));

/** JPEG knows no transparency: without a ground, what is behind a person would be black. */
const onWhite = (image: Sharp) => image.flatten({ background: '#ffffff' });

let library: ReturnType<typeof openPictureLibrary> | undefined;

/** The picture library (11 MB of memory) is loaded with the first picture. */
export function pictureLibrary() {
  library ??= openPictureLibrary();
  return library;
}

/** Once: while the formats are blocked again, a picture that is being decoded at that moment would be refused. */
async function openPictureLibrary() {
  const { default: sharp } = await import('sharp');
  // At most one decode per core. SVG, TIFF and other formats are never decoded, whatever type the upload declares.
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
  return sharp;
}

async function decode(bytes: Buffer, steps: (image: Sharp) => Sharp): Promise<Buffer> {
  const sharp = await pictureLibrary();
  try {
    const image = sharp(bytes, { limitInputPixels, failOn: 'error' });
    const { format, width, height } = await image.metadata();
    if (!accepted.has(format)) throw unsupportedType(refusal);
    if (width * height > limitInputPixels)
      throw badRequest('The picture is too large: at most 24 megapixels.');
    if (Math.max(width, height) > mostSidesLong * Math.min(width, height))
      throw badRequest('The picture is too narrow: one side may be at most 20 times as long as the other.');
    return await steps(image).toBuffer();
  } catch (error) {
    if (error instanceof Error && 'status' in error) throw error;
    if (error instanceof Error && /pixel limit/.test(error.message))
      throw badRequest('The picture is too large: at most 24 megapixels.');
    throw unsupportedType(refusal);
  }
}
