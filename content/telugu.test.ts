import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as english from '#content/en/words.ts';
import { withFigures } from '#content/figures.ts';
import { startCollege } from '#content/start-college.ts';
import * as telugu from '#content/te/words.ts';
import { collegeFacts } from '#shared/website/college/college-facts.ts';
import { problemsIn, readContent } from '../scripts/build/content-checks.ts';

const college = collegeFacts(startCollege, 'te');

/** The texts of a value, by their places. */
function textsOf(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsOf(child, `${place}.${key}`));
}
const englishTexts = new Map(textsOf(english, 'words'));
// Of the forms' phrases the English texts are in shared/website/forms.
const teluguTexts = textsOf({ ...telugu, forms: undefined }, 'words');

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
    /^words\.(resources\.studyResources\.\d\.(reading\.\d\.|topics\.\d\.items)|search\.(searchWords|answerWords)|gallery\..*\.(tags|keywords)\.)/;
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
  const { modules } = await readContent();
  const files = Object.keys(modules).filter((file) => file.startsWith('en/'));
  const words = await Promise.all(
    files.map(
      async (file) =>
        [file, { ...(await import(join(import.meta.dirname, file.replace('en/', 'te/')))) }] as const,
    ),
  );
  const all = withFigures(Object.fromEntries(words), college);
  expect(problemsIn({ ...modules, ...all })).toEqual([]);
});

test('joiners stand only where a letter would join otherwise', () => {
  expect(
    teluguTexts.filter(([, text]) => /\u200d|\u200c(?!\p{Script=Telugu})|(?<!్)\u200c/u.test(text)),
  ).toEqual([]);
});
