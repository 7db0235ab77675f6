// What the office has written: on a Telugu page it is English where there is no Telugu of it, and says so.
import type { Language } from '#shared/kit/languages.ts';
import { usePageLanguage } from './page-context.ts';

/** The language of a text, where the page has another one. */
export const otherLanguage = (text: string, ofPage: Language): 'en' | undefined =>
  ofPage === 'te' && /\p{Script=Latin}/u.test(text) && !/\p{Script=Telugu}/u.test(text) ? 'en' : undefined;

export function OfficeText({ children: text }: { children: string }) {
  const lang = otherLanguage(text, usePageLanguage());
  return lang ? <span lang={lang}>{text}</span> : text;
}
