// How the screens read, change and publish pictures of the gallery.
import { queryOptions } from '@tanstack/react-query';
import type { GalleryPicture, GalleryPictureInput } from '#shared/gallery-pictures.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { listQuery, type RecordCalls } from '#web/portal/forms/record-calls.ts';
import { inWords, type PublicationCalls } from '#web/portal/publications/publication-calls.ts';
import type { PictureListSearch } from './picture-list-search.ts';

export const pictureListQuery = (search: PictureListSearch) =>
  listQuery('gallery-pictures', search, ({ form: _, ...query }, signal) =>
    callList('listGalleryPictures', { signal, query }),
  );

export function pictureQuery(id: string) {
  return queryOptions({
    queryKey: ['gallery-pictures', id],
    queryFn: ({ signal }) => callApi('findGalleryPicture', { signal, params: { id } }),
  });
}

export const pictureCalls: RecordCalls<GalleryPicture, GalleryPictureInput> = {
  noun: 'picture',
  label: ({ title }) => title,
  find: (id) => callApi('findGalleryPicture', { params: { id } }),
  create: (body) => callApi('createGalleryPicture', { body }),
  update: (id, body, ifMatch) => callApi('updateGalleryPicture', { params: { id }, body, ifMatch }),
  remove: (id) => callApi('deleteGalleryPicture', { params: { id } }),
};

export const picturePublication: PublicationCalls<GalleryPicture> = {
  key: 'gallery-pictures',
  label: ({ title }) => title,
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
