// Pictures of the gallery that the office publishes.
import * as z from 'zod/mini';
import { storedShape } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import {
  choiceField,
  linesField,
  optionalTextField,
  requiredTextField,
} from '#shared/kit/fields/usual-fields.ts';
import type { GalleryCategoryName } from './content.ts';
import { placeField, publishedSchemas } from './publications.ts';
import { websitePictureSchema } from './website-pictures.ts';

/** product §9 */
export const pictureCategories = [
  'festivals',
  'ads',
  'banners',
  'website',
  'aboutCollege',
] as const satisfies readonly GalleryCategoryName[];
export const pictureCategoryLabels: Readonly<Record<GalleryCategoryName, string>> = {
  festivals: 'Festivals',
  ads: 'Ads',
  banners: 'Banners',
  website: 'Website',
  aboutCollege: 'About College',
};

export const galleryPictureFields = {
  photoId: {
    label: 'Picture',
    column: 'gallery_pictures.photo_id',
    stored: z.string(),
    /** The id that the upload of the picture answered. */
    input: z.string('Choose a picture').check(z.regex(/^[\w-]{1,64}$/, 'Choose a picture')),
    isRequired: true,
    isWide: true,
  },
  title: {
    ...requiredTextField('Title', 'gallery_pictures.title', 120),
    isWide: true,
  },
  category: {
    ...choiceField(
      'Category',
      'gallery_pictures.category',
      pictureCategories,
      pictureCategoryLabels,
      'Choose a category',
    ),
    initial: 'aboutCollege',
    filter: { all: 'All categories' },
  },
  festival: {
    ...optionalTextField('Festival', 'gallery_pictures.festival', 60),
    hint: 'Pictures of the category Festivals have a button for each festival: Sankranti, Ugadi …',
  },
  text: linesField('Text', 'gallery_pictures.text', 300),
  altText: {
    ...optionalTextField('What the picture shows', 'gallery_pictures.alt_text', 200),
    isWide: true,
    hint: 'Read aloud to people who cannot see it. Without it the title is read.',
  },
  order: {
    ...placeField,
    column: 'gallery_pictures.place_in_list',
    hint: 'The lowest number comes first; among equals the latest.',
  },
} as const satisfies Fields;

export const pictureSchemas = publishedSchemas(
  z.object({ ...storedShape(galleryPictureFields), photo: websitePictureSchema }),
  galleryPictureFields,
  ['order', 'title'],
);
export type GalleryPicture = z.infer<typeof pictureSchemas.answer>;
export type GalleryPictureInput = z.output<typeof pictureSchemas.body>;
