import { expect, test } from 'vitest';
import { searchQuestion } from './site-search.ts';

// The second contains patterns that String.replace would substitute.
test.each(['swimming pool', 'ab $& $1 $$', 'ఈత'])(
  'the question about %s carries the words as typed',
  (words) => {
    expect(searchQuestion(words)).toBe(`I looked on your website and did not find: ${words}`);
  },
);

test('the words are cut to 200 characters', () => {
  expect(searchQuestion('స్త్రీ'.repeat(201))).toBe(searchQuestion('స్త్రీ'.repeat(200)));
  expect(searchQuestion('a'.repeat(201))).toMatch(/: a{200}$/);
});
