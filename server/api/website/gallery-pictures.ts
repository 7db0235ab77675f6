import type { Handlers } from '#server/context.ts';
import { publishedColumns } from '#server/csv/columns.ts';
import { sendCsv } from '#server/csv/export.ts';
import { galleryPictures } from '#server/db/website/gallery-pictures.ts';
import { refuseUnknownPicture } from '#server/records/uploaded-files.ts';
import { publishedRecordHandlers } from '#server/rules/website/published-handlers.ts';
import { routes } from '#shared/routes.ts';
import { type GalleryPicture, galleryPictureFields } from '#shared/website/gallery-pictures.ts';

const pictures = publishedRecordHandlers<GalleryPicture>({
  noun: 'gallery-picture',
  list: 'gallery',
  rows: galleryPictures,
  refuseUnknown: refuseUnknownPicture,
  preview: (picture) => ({
    page: routes.gallery,
    change: (content) => ({
      ...content,
      // Wherever it will stand, the office looks at it first.
      gallery: [{ ...picture, order: -1 }, ...content.gallery.filter(({ id }) => id !== picture.id)],
      previewId: picture.id,
    }),
  }),
});

const file = {
  noun: 'gallery-picture',
  name: 'gallery-pictures',
  columns: publishedColumns(galleryPictureFields),
} as const;

export const galleryPictureHandlers = {
  listGalleryPictures: pictures.list,
  exportGalleryPictures: (context) => sendCsv(context, file, galleryPictures.list),
  findGalleryPicture: pictures.find,
  createGalleryPicture: pictures.create,
  updateGalleryPicture: pictures.update,
  deleteGalleryPicture: pictures.remove,
  listGalleryPicturePublications: pictures.history,
  createGalleryPicturePublication: pictures.publish,
  endGalleryPicturePublication: pictures.takeBack,
  previewGalleryPicture: pictures.preview,
} satisfies Partial<Handlers>;
