import { expect, test } from 'vitest';
import { takeSlots } from './published-slots.ts';

test('the marks are taken out, and the places are those of the text without them', () => {
  const { html, places } = takeSlots(
    '<p>a</p><published-slot id="ticker"><b>x</b></published-slot><i></i><published-slot id="notices"></published-slot>!',
  );
  expect(html).toBe('<p>a</p><b>x</b><i></i>!');
  expect(places).toEqual([
    { slot: 'ticker', start: 8, end: 16 },
    { slot: 'notices', start: 23, end: 23 },
  ]);
  expect(html.slice(8, 16)).toBe('<b>x</b>');
});
