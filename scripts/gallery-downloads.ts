// The pictures of the gallery that came with the program, to be kept. Drawings also become JPEGs, which WhatsApp and all phones can show.
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { startRecords } from '#content/start-records.ts';
import { contentDownload } from '#shared/website/gallery.ts';
import { openPicture, pictureFile } from './build/picture-file.ts';

const width = 1600;

/** @param site the built site; the files go to /downloads */
export async function makeGalleryDownloads(site: string): Promise<void> {
  await Promise.all(
    startRecords.gallery.map(async ({ file: path }) => {
      const target = join(site, contentDownload(path, 'jpg'));
      mkdirSync(dirname(target), { recursive: true });
      if (extname(path) === '.svg') copyFileSync(pictureFile(path), join(site, contentDownload(path, 'svg')));
      const picture = await openPicture(pictureFile(path), width);
      await picture
        .resize({ width, withoutEnlargement: extname(path) !== '.svg' })
        .flatten({ background: 'white' })
        .jpeg({ quality: 85, mozjpeg: true })
        .toFile(target);
    }),
  );
}
