// How the editor of the words reads and publishes them.
import { queryOptions } from '@tanstack/react-query';
import type { PageWordChange } from '#shared/website/page-words.ts';
import { callApi, callPath } from '#web/api/calls.ts';

export const wordsPagesQuery = queryOptions({
  queryKey: ['words', 'pages'],
  queryFn: ({ signal }) => callApi('listWordsPages', { signal }),
});

export const pageWordsQuery = (page: string) =>
  queryOptions({
    queryKey: ['words', 'of', page],
    queryFn: ({ signal }) => callApi('listPageWords', { signal, params: { page } }),
  });

export const wordEditsQuery = (page: string) =>
  queryOptions({
    queryKey: ['words', 'edits', page],
    queryFn: ({ signal }) => callApi('listPageWordEdits', { signal, params: { page } }),
  });

/** The file of words that a text is in. */
export const pageOfKey = (key: string) => key.split('.', 1)[0] ?? '';

export const publishWords = (page: string, changes: PageWordChange[], ifMatch: number | undefined) =>
  callApi('updatePageWords', { params: { page }, body: { changes }, ifMatch });

/** @param path of the page, in its language */
export const wordsPreview = (path: string) => callPath('previewWords', {}, { path });
