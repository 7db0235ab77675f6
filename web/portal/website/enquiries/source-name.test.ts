import { expect, test } from 'vitest';
import { sourceName } from './source-name.ts';

test('a page is named by its address', () => {
  expect(sourceName('/')).toBe('Home page');
  expect(sourceName('/404')).toBe('Other page');
  expect(sourceName('/contact')).toBe('Contact');
  expect(sourceName('/admissions/fee-structure')).toBe('Admissions\u00a0› Fee structure');
});
