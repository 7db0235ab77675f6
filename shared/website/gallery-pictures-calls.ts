import {
  galleryPictureSchema as answer,
  galleryPictureInputSchema as body,
  picturePublicationSchema as publication,
  pictureListQuerySchema as query,
} from '#shared/website/gallery-pictures.ts';
import { publishedResource } from '#shared/website/published-resource.ts';

export const galleryPictureNames = { one: 'GalleryPicture', many: 'GalleryPictures' } as const;

export const galleryPictureCalls = publishedResource(
  galleryPictureNames,
  'gallery-pictures',
  'a picture of the gallery',
  {
    query,
    answer,
    body,
    publication,
  },
);
