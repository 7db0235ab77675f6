import { pathIn } from '#shared/kit/languages.ts';
import { searchFile, searchWordsFile } from '#shared/routes.ts';
import { documentLanguage } from '#web/site/parts/document-language.ts';

const here = (file: string) => pathIn(documentLanguage(), file);

/** In the language of the page. */
export const searchFileHere = () => here(searchFile);
export const searchWordsFileHere = () => here(searchWordsFile);
