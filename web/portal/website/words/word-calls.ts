// How the editor of the words reads and publishes them.
import type { PageWord, PageWordChange } from '#shared/website/page-words.ts';
import { isTranslated } from '#shared/website/word-texts.ts';
import { callApi, callPath } from '#web/api/calls.ts';

/** The list whose entry a text is of. */
export const listOfKey = (words: readonly PageWord[], key: string) =>
  words.findLast((word) => word.kind === 'entries' && key.startsWith(`${word.key}.`));

/** The beginning of an entry, as the page names it. */
export const entryName = (words: readonly PageWord[], list: string, id: string) =>
  words.find(({ key, kind }) => key.startsWith(`${list}.${id}.`) && isTranslated(kind))?.en ?? id;

/** The file of words that a text is in. */
export const pageOfKey = (key: string) => key.split('.', 1)[0] ?? '';

export const publishWords = (page: string, changes: PageWordChange[], ifMatch: number | undefined) =>
  callApi('updatePageWords', { params: { page }, body: { changes }, ifMatch });

/** @param path of the page, in its language */
export const wordsPreview = (path: string, texts: 'shown' | 'keys') =>
  callPath('previewWords', {}, { path, texts });
