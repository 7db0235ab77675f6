import { expect, test } from 'vitest';
import { startCollege } from '#content/start-college.ts';
import { siteWords } from '#content/words.ts';
import { collegeFacts } from '#shared/website/college/college-facts.ts';
import { problemsIn, readContent } from '#test/content/content-checks.ts';

const college = collegeFacts(startCollege, 'te');

/** The texts of a value, by their places. */
function textsOf(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${place}.${key}`));
}
const englishTexts = new Map(textsOf(siteWords.en, 'words'));
// Of the forms' phrases the English texts are in shared/website/forms.
const teluguTexts = textsOf({ ...siteWords.te, forms: undefined }, 'words');

test('each English text has its place in Telugu, and no other', () => {
  expect(teluguTexts.map(([place]) => place)).toEqual([...englishTexts.keys()]);
});

test('a text that has English words is translated', () => {
  const left = teluguTexts.filter(
    ([place, text]) =>
      text === englishTexts.get(place) && /[a-z]{2} [a-z]{2}/i.test(text.replace(/\{\w+\}/g, '')),
  );
  // The names of books stay, and the words that visitors type are those of both languages.
  const books =
    /^words\.(resources\.studyResources\.\d\.(reading\.\d\.|topics\.\d\.items)|search\.answerWords|\w+\.pages\..*\.searchWords$|gallery\..*\.(tags|keywords)\.)/;
  expect(left.filter(([place]) => !books.test(place))).toEqual([]);
});

test('a text asks for the same figures as the English one', () => {
  // A language names the college where it sounds right.
  const names = new Set(Object.keys(college).map((name) => `{${name}}`));
  const figures = (text = '') =>
    (text.match(/\{\w+\}/g) ?? []).filter((figure) => !names.has(figure)).toSorted();
  const different = teluguTexts.filter(
    ([place, text]) => figures(text).join() !== figures(englishTexts.get(place)).join(),
  );
  expect(different).toEqual([]);
});

test('the Telugu words have no mistakes that the checks of the English ones find', async () => {
  const { modules } = await readContent('te');
  expect(problemsIn(modules)).toEqual([]);
});

test('joiners stand only where a letter would join otherwise', () => {
  expect(
    teluguTexts.filter(([, text]) => /\u200d|\u200c(?!\p{Script=Telugu})|(?<!్)\u200c/u.test(text)),
  ).toEqual([]);
});
