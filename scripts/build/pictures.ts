// The pictures of content/images in the formats for browsers: drawings unchanged, photographs in the sizes and formats of those that the
// office uploads.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { encodeForVisitors, toJpeg } from '#server/files/uploads.ts';
import type { PictureSource } from '#shared/website/website-content.ts';
import { contentImages } from './picture-file.ts';

type Pictures = Record<string, PictureSource>;

/** @param assets gets the files, whose names change with their content. @returns them by their paths below content/images */
export async function makePictures(assets: string): Promise<Pictures> {
  mkdirSync(assets, { recursive: true });
  const write = (source: string, ending: string, bytes: Buffer | string) => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const name = `${basename(source, extname(source))}.${hash}${ending}`;
    writeFileSync(join(assets, name), bytes);
    return `/assets/${name}`;
  };
  const made: Pictures = {};
  for (const path of contentPictures()) {
    const bytes = readFileSync(join(contentImages, path));
    const { width, height } = await sizeOf(bytes);
    if (path.endsWith('.svg')) made[path] = { src: write(path, '.svg', bytes), width, height, sources: [] };
    else made[path] = await photograph(path, bytes, write);
  }
  return made;
}

/** The pictures as they are, for the development server, which serves them from their folder. */
export async function plainPictures(): Promise<Pictures> {
  const entries = contentPictures().map(async (path) => {
    const size = await sizeOf(readFileSync(join(contentImages, path)));
    return [path, { src: `/content/images/${path}`, ...size, sources: [] }] as [string, PictureSource]; // as: an entry, not a list
  });
  return Object.fromEntries(await Promise.all(entries));
}

const contentPictures = () => globSync('**/*.{svg,png,jpg,jpeg,webp}', { cwd: contentImages }).sort();

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  return { width, height };
}

async function photograph(
  path: string,
  bytes: Buffer,
  write: (source: string, ending: string, bytes: Buffer) => string,
): Promise<PictureSource> {
  const { width, height, sizes } = await encodeForVisitors(await sharp(bytes).autoOrient().toBuffer());
  const srcset = (format: 'avif' | 'webp') =>
    sizes.map((size) => `${write(path, `.${format}`, size[format])} ${size.width}w`).join(', ');
  const largest = sizes.at(-1)?.webp ?? bytes;
  // Pictures that may be transparent, such as logos, keep their alpha channel.
  const plain = path.endsWith('.png')
    ? write(path, '.png', await sharp(largest).png().toBuffer())
    : write(path, '.jpeg', await toJpeg(largest));
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcset: srcset(format),
  }));
  return { src: plain, width, height, sources };
}
