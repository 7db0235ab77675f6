// Writes every picture of the site, and those of the sample events: node drawings/draw.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeEventPhotos } from './event-photos.ts';
import { aboutScenes } from './scenes-about.ts';
import { campScenes } from './scenes-camps.ts';
import { outdoorCampScenes } from './scenes-camps-outdoors.ts';
import { campusGalleryScenes } from './scenes-campus-gallery.ts';
import { careScenes } from './scenes-care.ts';
import { clinicGalleryScenes } from './scenes-clinic-gallery.ts';
import { collegeScenes } from './scenes-college.ts';
import { courseScenes } from './scenes-courses.ts';
import { dayScenes } from './scenes-days.ts';
import { eventScenes } from './scenes-events.ts';
import { facilityScenes } from './scenes-facilities.ts';
import { festivalScenes } from './scenes-festivals.ts';
import { fitnessGalleryScenes } from './scenes-fitness-gallery.ts';
import { frameScenes } from './scenes-frame.ts';
import { headerScenes } from './scenes-headers.ts';
import { homeScenes } from './scenes-home.ts';
import { noticeScenes } from './scenes-notices.ts';
import { programmeScenes } from './scenes-programmes.ts';
import { recognitionScenes } from './scenes-recognitions.ts';
import { serviceScenes } from './scenes-services.ts';
import { studyGalleryScenes } from './scenes-study-gallery.ts';

const scenes: Record<string, () => string> = {
  ...aboutScenes,
  ...outdoorCampScenes,
  ...campScenes,
  ...campusGalleryScenes,
  ...careScenes,
  ...clinicGalleryScenes,
  ...collegeScenes,
  ...courseScenes,
  ...dayScenes,
  ...eventScenes,
  ...facilityScenes,
  ...festivalScenes,
  ...fitnessGalleryScenes,
  ...frameScenes,
  ...headerScenes,
  ...homeScenes,
  ...noticeScenes,
  ...programmeScenes,
  ...recognitionScenes,
  ...serviceScenes,
  ...studyGalleryScenes,
};
const images = join(import.meta.dirname, '../content/images');

for (const [name, draw] of Object.entries(scenes)) {
  const file = join(images, `${name}.svg`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, draw());
}
console.log(`${Object.keys(scenes).length} pictures in content/images`);
console.log(`${await writeEventPhotos(scenes)} pictures of sample events in server/db/demo/event-photos`);
