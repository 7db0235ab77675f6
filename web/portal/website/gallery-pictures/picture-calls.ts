// How the screens read, change and publish pictures of the gallery.
import {
  type GalleryPicture,
  type GalleryPictureInput,
  pictureCategories,
  pictureSortKeys,
} from '#shared/website/gallery-pictures.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { inWords } from '#web/portal/website/publications/publication-calls.ts';
import {
  type PublishedCalls,
  publishedListSearch,
} from '#web/portal/website/publications/published-calls.ts';

const listSearch = publishedListSearch(pictureSortKeys, { category: pictureCategories });

export const pictureCalls: PublishedCalls<
  GalleryPicture,
  GalleryPictureInput,
  ReturnType<typeof listSearch>
> = {
  key: 'gallery-pictures',
  ...recordCalls('GalleryPicture', 'picture', ({ title }) => title),
  listSearch,
  exported: 'exportGalleryPictures',
  list: (query, signal) => callList('listGalleryPictures', { signal, query }),
  previews: ({ id }) => [{ label: 'Preview', href: callPath('previewGalleryPicture', { id }) }],
  history: async (id, signal) =>
    inWords(
      await callApi('listGalleryPicturePublications', { signal, params: { id } }),
      ({ title }) => title,
    ),
  publish: (id, body, ifMatch) =>
    callApi('createGalleryPicturePublication', { params: { id }, body, ifMatch }),
  takeBack: (id) => callApi('endGalleryPicturePublication', { params: { id } }),
};
