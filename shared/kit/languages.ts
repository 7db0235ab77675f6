// The languages of the site. Apart from the table of paths, which scripts of the pages need not load.

/** Each public page is there in both, the Telugu one at the same path below /te. */
export const languages = ['en', 'te'] as const;
export type Language = (typeof languages)[number];
const teluguPages = '/te';

/** @param path in English */
export const pathIn = (language: Language, path: string) =>
  language === 'en' ? path : `${teluguPages}${path === '/' ? '' : path}`;

/** The language of a path, and the path in English. */
export function languageOf(path: string): { language: Language; path: string } {
  if (path === teluguPages) return { language: 'te', path: '/' };
  return path.startsWith(`${teluguPages}/`)
    ? { language: 'te', path: path.slice(teluguPages.length) }
    : { language: 'en', path };
}
