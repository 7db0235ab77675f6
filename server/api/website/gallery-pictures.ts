import type { Handlers } from '#server/context.ts';
import { galleryPictures } from '#server/db/website/gallery-pictures.ts';
import { publishedRecordHandlers } from '#server/rules/website/published-handlers.ts';
import { refuseUnknownPicture } from '#server/rules/website/uploaded-files.ts';
import { routes } from '#shared/routes.ts';
import type { GalleryPicture } from '#shared/website/gallery-pictures.ts';
import { galleryPictureNames } from '#shared/website/gallery-pictures-calls.ts';

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
} satisfies Partial<Handlers>;
