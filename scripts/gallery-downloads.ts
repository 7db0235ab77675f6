// The gallery's pictures under names that make sense in somebody's phone. Drawings also as JPEG: that is what WhatsApp
// shows and what every phone opens.
import { copyFileSync, mkdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { galleryCategories } from '../content/en/gallery.ts';
import { college } from '../content/facts.ts';
import { downloadName, galleryEntries } from '../shared/gallery.ts';

const width = 1600;

/** @param site the built site; the files go to /downloads */
export async function makeGalleryDownloads(site: string, images: string): Promise<void> {
  const folder = join(site, 'downloads');
  mkdirSync(folder);
  const names = new Set<string>();
  const downloads = galleryEntries(galleryCategories).map(({ image }) => {
    const name = downloadName(image, college.shortName);
    if (names.has(name))
      throw new Error(`Two gallery pictures would be called ${name}: give '${image.title}' another title`);
    names.add(name);
    return { source: join(images, image.url), target: join(folder, name) };
  });
  await Promise.all(
    downloads.map(async ({ source, target }) => {
      copyFileSync(source, target + extname(source));
      if (extname(source) === '.svg') await drawJpeg(source, `${target}.jpg`);
    }),
  );
}

async function drawJpeg(source: string, target: string): Promise<void> {
  const { width: drawn } = await sharp(source).metadata();
  await sharp(source, { density: Math.ceil((72 * width) / drawn) })
    .resize({ width })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85, mozjpeg: true })
    .toFile(target);
}
