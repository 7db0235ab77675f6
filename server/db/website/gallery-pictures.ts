import { type GalleryPicture, galleryPictureFields } from '#shared/website/gallery-pictures.ts';
import { publishedRows } from './published-records.ts';
import { withPhotos } from './website-pictures.ts';

export const galleryPictures = publishedRows<GalleryPicture>('gallery-picture', galleryPictureFields, {
  attach: withPhotos,
});
