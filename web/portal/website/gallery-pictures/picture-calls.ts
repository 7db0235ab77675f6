// How the screens read, change and publish pictures of the gallery.
import {
  type GalleryPicture,
  type GalleryPictureInput,
  pictureCategories,
  pictureSchemas,
} from '#shared/website/gallery-pictures.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';

export const pictureCalls = publishedCalls<GalleryPicture, GalleryPictureInput>()(
  { one: 'GalleryPicture', many: 'GalleryPictures', key: 'gallery-pictures', noun: 'picture' },
  ({ title }) => title,
  pictureSchemas.sortKeys,
  { category: pictureCategories },
);
