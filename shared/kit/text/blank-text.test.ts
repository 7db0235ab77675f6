import { expect, test } from 'vitest';
import { isBlank } from './blank-text.ts';

test.each([
  ['nothing', ''],
  ['spaces of any width', ' \u00a0\u2003\u3000\t\n'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['the blank of Braille', '\u2800'],
  ['joiners, direction and variation marks', '\u200b\u200c\u200d\u2060\u00ad\u034f\u061c\ufe0f\u{e0100}'],
  ['a sign without its letter', '\u0c4d'],
  ['an accent without its letter', ' \u0301'],
  ['a private character', '\ue000'],
  ['a place of an object', '\ufffc'],
])('%s shows nothing', (_, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', '\u0000', 'క్', '5', '.', '-', '👩‍👩‍👧', 'ㅤa', '王', 'ହ'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});
