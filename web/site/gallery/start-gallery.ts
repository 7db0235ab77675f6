// The gallery that content/ starts with: its pictures and their filters.
import { galleryCategories, galleryCategoryLabels, galleryPage as words } from '#content/en/gallery.ts';
import { galleryEntries, galleryFilters } from '#shared/website/gallery.ts';

export const startEntries = galleryEntries(galleryCategories);
export const startFilters = [
  { group: '', label: words.all },
  ...galleryFilters(galleryCategories, galleryCategoryLabels),
];
