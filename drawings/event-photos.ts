// The photographs of the sample events: drawings of the site in the two sizes in which the server stores an uploaded picture.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** File name → the drawing it is made from. */
const photos = {
  'first-year-welcome': 'gallery/about-college/students',
  'village-camp': 'programmes/free-physiotherapy-camp',
  'taping-workshop': 'camps/taping-workshop',
  'stroke-lecture': 'programmes/stroke-rehabilitation',
  'yoga-morning': 'camps/yoga-and-flexibility',
  'parents-meeting': 'programmes/health-education',
  'sports-meet': 'camps/athletics-training',
  'children-screening': 'programmes/school-posture-screening',
};
const folder = join(import.meta.dirname, '../server/db/demo/event-photos');
/** Pixels; the small one is as wide as the server makes it for lists. */
const widths = { full: 640, thumbnail: 480 };

/** @returns how many files were written */
export async function writeEventPhotos(scenes: Record<string, () => string>): Promise<number> {
  await mkdir(folder, { recursive: true });
  const files = Object.entries(photos).flatMap(([name, scene]) =>
    Object.entries(widths).map(async ([size, width]) => {
      const drawing = scenes[scene];
      if (!drawing) throw new Error(`There is no drawing ${scene}`);
      await sharp(Buffer.from(drawing()))
        .resize(width)
        .jpeg({ quality: 55, mozjpeg: true })
        .toFile(join(folder, `${name}-${size}.jpg`));
    }),
  );
  await Promise.all(files);
  return files.length;
}
