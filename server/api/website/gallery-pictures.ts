import type { Handlers } from '#server/context.ts';
import { publishedColumns } from '#server/csv/columns.ts';
import { sendCsv } from '#server/csv/export.ts';
import { galleryPictures } from '#server/db/website/gallery-pictures.ts';
import { refuseUnknownPicture } from '#server/records/uploaded-files.ts';
import { publishedRecordHandlers } from '#server/rules/website/published-handlers.ts';
import { routes } from '#shared/routes.ts';
import { type GalleryPicture, galleryPictureFields } from '#shared/website/gallery-pictures.ts';
import { galleryPictureNames } from '#shared/website/gallery-pictures-calls.ts';

const file = {
  noun: 'gallery-picture',
  name: 'gallery-pictures',
  columns: publishedColumns(galleryPictureFields),
} as const;

export const galleryPictureHandlers = {
  ...publishedRecordHandlers(galleryPictureNames, {
    noun: 'gallery-picture',
    list: 'gallery',
    rows: galleryPictures,
    refuseUnknown: refuseUnknownPicture,
    preview: (picture: GalleryPicture) => ({
      page: routes.gallery,
      change: (content) => ({
        ...content,
        // Wherever it will stand, the office looks at it first.
        gallery: [{ ...picture, order: -1 }, ...content.gallery.filter(({ id }) => id !== picture.id)],
        previewId: picture.id,
      }),
    }),
  }),

  exportGalleryPictures: (context) => sendCsv(context, file, galleryPictures.list),
} satisfies Partial<Handlers>;
