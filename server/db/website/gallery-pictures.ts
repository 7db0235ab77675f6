import { type GalleryPicture, galleryPictureFields } from '#shared/website/gallery-pictures.ts';
import { publishedRows } from './published-records.ts';
import { withPhotos } from './website-pictures.ts';

export const galleryPictures = publishedRows<typeof galleryPictureFields, GalleryPicture>({
  noun: 'gallery-picture',
  table: 'gallery_pictures',
  fields: galleryPictureFields,
  sort: { order: ['place_in_list', 'id'], title: ['title', 'id'] },
  searched: 'title',
  filters: ['category'],
  attach: withPhotos,
});
