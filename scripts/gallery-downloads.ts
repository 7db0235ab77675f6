// Copies of the gallery's pictures under names made from their titles. Drawings also become JPEGs, which WhatsApp
// and all phones can show.
import { copyFileSync, mkdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { galleryCategories } from '#content/en/gallery.ts';
import { college } from '#content/facts.ts';
import { downloadName, galleryEntries } from '#shared/website/gallery.ts';
import { openPicture, pictureFile } from './picture-file.ts';

const width = 1600;

/** @param site the built site; the files go to /downloads */
export async function makeGalleryDownloads(site: string): Promise<void> {
  const folder = join(site, 'downloads');
  mkdirSync(folder);
  const names = new Set<string>();
  const downloads = galleryEntries(galleryCategories).map(({ image }) => {
    const name = downloadName(image, college.shortName);
    if (names.has(name))
      throw new Error(`Two gallery pictures would be called ${name}: give '${image.title}' another title`);
    names.add(name);
    return { source: pictureFile(image.url), target: join(folder, name) };
  });
  await Promise.all(
    downloads.map(async ({ source, target }) => {
      copyFileSync(source, target + extname(source));
      if (extname(source) === '.svg') await drawJpeg(source, `${target}.jpg`);
    }),
  );
}

async function drawJpeg(source: string, target: string): Promise<void> {
  const drawing = await openPicture(source, width);
  await drawing
    .resize({ width })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85, mozjpeg: true })
    .toFile(target);
}
