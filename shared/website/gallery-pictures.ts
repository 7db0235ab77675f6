// Pictures of the gallery that the office publishes.
import * as z from 'zod/mini';
import { storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import {
  filteredChoice,
  linesField,
  optionalTextField,
  requiredTextField,
  wide,
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

export const galleryPictureFields = inTable('gallery_pictures', {
  photoId: {
    label: 'Picture',
    stored: z.string(),
    /** The id that the upload of the picture answered. */
    input: z.string('Choose a picture').check(z.regex(/^[\w-]{1,64}$/, 'Choose a picture')),
    isRequired: true,
    isWide: true,
  },
  title: wide(requiredTextField('Title', 120)),
  category: {
    ...filteredChoice('Category', pictureCategoryLabels, 'Choose a category', { all: 'All categories' }),
    initial: 'aboutCollege',
  },
  festival: {
    ...optionalTextField('Festival', 60),
    hint: 'Pictures of the category Festivals have a button for each festival: Sankranti, Ugadi …',
  },
  text: linesField('Text', 300),
  altText: {
    ...optionalTextField('What the picture shows', 200),
    isWide: true,
    hint: 'Read aloud to people who cannot see it. Without it the title is read.',
  },
  order: {
    ...placeField,
    column: 'place_in_list',
    hint: 'The lowest number comes first; among equals the latest.',
  },
});

export const pictureSchemas = publishedSchemas(
  z.object({ ...storedShape(galleryPictureFields), photo: websitePictureSchema }),
  galleryPictureFields,
  ['order', 'title'],
);
export type GalleryPicture = z.infer<typeof pictureSchemas.answer>;
export type GalleryPictureInput = z.output<typeof pictureSchemas.body>;
