// How the screens read, change and publish pictures of the gallery.
import {
  type GalleryPicture,
  type GalleryPictureInput,
  galleryPictureFields,
  pictureSchemas,
} from '#shared/website/gallery-pictures.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';

export const pictureCalls = publishedCalls<GalleryPicture, GalleryPictureInput>({
  one: 'GalleryPicture',
  many: 'GalleryPictures',
  noun: 'picture',
  label: ({ title }) => title,
  sortKeys: pictureSchemas.sortKeys,
  defaultSort: 'order',
  fields: galleryPictureFields,
});
