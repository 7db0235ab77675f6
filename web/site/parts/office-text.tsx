// What the office has written: on a Telugu page it is English where there is no Telugu of it, and says so.
import type { Language } from '#shared/kit/languages.ts';
import { usePageLanguage } from './page-context.ts';

/** The language of a text, where the page has another one. */
export const otherLanguage = (text: string, ofPage: Language): 'en' | undefined =>
  ofPage === 'te' && /\p{Script=Latin}/u.test(text) && !/\p{Script=Telugu}/u.test(text) ? 'en' : undefined;

function OfficeText({ text }: { text: string }) {
  const lang = otherLanguage(text, usePageLanguage());
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** The text as a page shows it. */
export const officeText = (text: string) => <OfficeText key={text} text={text} />;

/** The same within a sentence of ours. @param place what the sentence has in its place */
export function officeTextIn(sentence: string, place: string, text: string) {
  const [before, after] = sentence.split(place);
  return (
    <>
      {before}
      {officeText(text)}
      {after}
    </>
  );
}
