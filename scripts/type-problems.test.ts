import { expect, test } from 'vitest';
import { typeProblems } from './type-problems.ts';

const page =
  "import { contactPage } from '#content/en/contact.ts';\nimport { routes } from '#shared/routes.ts';";
const shown =
  "web/site/contact/contact-page.tsx(17,27): error TS2339: Property 'lead' does not exist on type '{ … }'.";
const slip =
  "content/en/courses.ts(11,5): error TS2561: Object literal may only specify known properties, but 'descripton' does not exist in type 'Course'.";

test('a slip in the content is said alone, without what fails because of it', () => {
  expect(typeProblems(`${slip}\n${shown}\n  Property 'x' …`, () => page)).toBe(slip);
});

test('a word that only a page misses is looked for where the page takes its words from', () => {
  expect(typeProblems(shown, () => page)).toBe(
    "content/en/contact.ts: 'lead' is missing or misspelled; web/site/contact/contact-page.tsx shows it",
  );
});

test('a fault of the code is left as the compiler says it', () => {
  const fault = `server/app.ts(1,1): error TS2322: Type 'a' is not assignable to type 'b'.`;
  expect(typeProblems(`${fault}\n${shown}`, () => page)).toBe(`${fault}\n${shown}`);
});
