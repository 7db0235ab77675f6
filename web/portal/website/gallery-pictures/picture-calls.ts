// How the screens read, change and publish pictures of the gallery.
import {
  type GalleryPicture,
  type GalleryPictureInput,
  pictureCategories,
  pictureSortKeys,
} from '#shared/website/gallery-pictures.ts';
import {
  type PublishedCalls,
  publishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(pictureSortKeys, { category: pictureCategories });

export const pictureCalls: PublishedCalls<
  GalleryPicture,
  GalleryPictureInput,
  ReturnType<typeof listSearch>
> = publishedCalls(
  { one: 'GalleryPicture', many: 'GalleryPictures', key: 'gallery-pictures', noun: 'picture' },
  ({ title }) => title,
  listSearch,
);
