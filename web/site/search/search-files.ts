import { pathIn } from '#shared/kit/languages.ts';
import { searchFile, searchWordsFile } from '#shared/routes.ts';

const here = (file: string) => pathIn(document.documentElement.lang.startsWith('te') ? 'te' : 'en', file);

/** In the language of the page. */
export const searchFileHere = () => here(searchFile);
export const searchWordsFileHere = () => here(searchWordsFile);
