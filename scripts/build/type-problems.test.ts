import { expect, test } from 'vitest';
import { typeProblems } from './type-problems.ts';

const page =
  "import { contactPage } from '#content/words/contact.ts';\nimport { routes } from '#shared/routes.ts';";
const shown =
  "web/site/contact/contact-page.tsx(17,27): error TS2339: Property 'lead' does not exist on type '{ … }'.";
const slip =
  "content/words/courses.ts(11,5): error TS2561: Object literal may only specify known properties, but 'descripton' does not exist in type 'Course'.";

test('an error in the content is shown without the errors that follow from it', () => {
  expect(typeProblems(`${slip}\n${shown}\n  Property 'x' …`, () => page)).toBe(slip);
});

test('a text that a page misses is reported with the content file it comes from', () => {
  expect(typeProblems(shown, () => page)).toBe(
    "content/words/contact.ts: 'lead' is missing or misspelled; web/site/contact/contact-page.tsx shows it",
  );
});

test('an error in the code is shown unchanged', () => {
  const fault = `server/app.ts(1,1): error TS2322: Type 'a' is not assignable to type 'b'.`;
  expect(typeProblems(`${fault}\n${shown}`, () => page)).toBe(`${fault}\n${shown}`);
});
