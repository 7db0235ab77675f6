import { pictureSchemas } from './gallery-pictures.ts';
import { publishedResource } from './published-resource.ts';

export const galleryPictureNames = { one: 'GalleryPicture', many: 'GalleryPictures' } as const;
const record = 'a picture of the gallery';

export const galleryPictureCalls = publishedResource(
  galleryPictureNames,
  'gallery-pictures',
  record,
  pictureSchemas,
);
