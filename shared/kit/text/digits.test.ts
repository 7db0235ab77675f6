import { expect, test } from 'vitest';
import { readDay } from '#shared/kit/days.ts';
import { formatCount, parseNumber } from '#shared/kit/format.ts';
import { readPhone } from '#shared/kit/phones/phone-numbers.ts';
import { readTime } from '#shared/kit/times.ts';
import { codeKey, textKey } from './text-key.ts';

test('digits of India and full-width ones are read in numbers, days, times, phones, codes and searches', () => {
  expect(parseNumber('₹ ౫౦,౦౦౦')).toBe(50_000);
  expect(parseNumber('１,２０,０００')).toBe(120_000);
  expect(readDay('౧౪/౦౪/౨౦౦౭')).toBe('2007-04-14');
  expect(readDay('१४ Apr २००७')).toBe('2007-04-14');
  expect(readTime('౯:౩౦')).toBe('09:30');
  expect(readPhone('౯౮౪౮౦ ౨౨౩౩౮')).toBe('+919848022338');
  expect(codeKey('VCP౨౬౦౧౧')).toBe('vcp26011');
  for (const urdu of ['۲۶۰۱۱', '٢٦٠١١']) {
    expect(codeKey(`VCP${urdu}`)).toBe('vcp26011');
    expect(textKey(`کمرہ ${urdu}`)).toBe('کمرہ 26011');
  }
  expect(textKey('గది ౧౨')).toBe('గది 12');
});

test('the apostrophe by which a spreadsheet knows a text is none of a number or code', () => {
  expect(codeKey("'VCP26011")).toBe('vcp26011');
  expect(readPhone('’98480 22338')).toBe('+919848022338');
  expect(parseNumber("'5000")).toBe(5000);
  expect(readDay("'14/04/2007")).toBe('2007-04-14');
});

test('a digit above the line or in a circle makes no other number; nothing is minus zero', () => {
  for (const text of ['10²', '1⁰0', '10½', '①0', '1e5']) expect(parseNumber(text)).toBeNaN();
  expect(readDay('1²/4/2007')).toBeUndefined();
  expect(readPhone('984802233⁸')).toBeUndefined();
  expect(Object.is(parseNumber('-0'), 0)).toBe(true);
  expect(formatCount(-0)).toBe('0');
  expect(formatCount(-0.001)).toBe('0');
});
