import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readPhone, shownPhone, telLink, whatsappNumber } from './phone-numbers.ts';
import { phoneNumber, requiredPhone, tenDigitPhone } from './phone-schemas.ts';

test.each([
  '9848022338',
  '98480 22338',
  '98480-22338',
  '98480–22338',
  '(98480) 22338',
  '098480 22338',
  '+91-98480-22338',
  '+91 98480 22338',
  '+91 (0)98480 22338',
  '919848022338',
  '0091 9848022338',
  '\u202A+91 98480 22338\u202C',
])('%s is a number of India', (typed) => {
  expect(readPhone(typed)).toBe('+919848022338');
});

test('a landline is kept like a mobile number, a foreign number as typed', () => {
  expect(readPhone('08942 223344')).toBe('+918942223344');
  expect(readPhone('+44 20 7946 0958')).toBe('+44 20 7946 0958');
  expect(readPhone('+971501234567')).toBe('+971501234567');
});

test.each([
  ['9.19E+11', 'A spreadsheet has shortened this number. Type all its digits.'],
  ['9.84802E+9', 'A spreadsheet has shortened this number. Type all its digits.'],
  ['08942 223344 ext 12', 'Type one phone number, without words or an extension'],
  ['98480 22338, 98480 22339', 'Type one phone number, without words or an extension'],
  ['father', 'Type one phone number, without words or an extension'],
  ['98480 2233', 'A phone number has ten digits, or + with the country code before it'],
  ['98480 22338 98480 22339', 'A phone number has ten digits, or + with the country code before it'],
  ['+91 98480 2233', 'A phone number has ten digits, or + with the country code before it'],
  ['+44 20', 'A phone number has ten digits, or + with the country code before it'],
  ['+', 'A phone number has ten digits, or + with the country code before it'],
])('%s is refused with a sentence', (typed, sentence) => {
  const { error } = z.safeParse(phoneNumber(), typed);
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test('an empty number stays empty; links come from numbers only', () => {
  expect(z.parse(phoneNumber(), ' ')).toBe('');
  expect(z.parse(phoneNumber(), '98480 22338')).toBe('+919848022338');
  expect(telLink('98480 22338')).toBe('tel:+919848022338');
  expect(telLink('+44 20 7946 0958')).toBe('tel:+442079460958');
  expect(telLink('08942 000 000 (after 6 pm)')).toBeUndefined();
  expect(whatsappNumber('98480 22338')).toBe('919848022338');
  expect(whatsappNumber('ask the uncle')).toBe('');
  expect(shownPhone('+919848022338')).toBe('+91 98480 22338');
});

const messages = (schema: z.ZodMiniType, typed: string) =>
  z.safeParse(schema, typed).error?.issues.map(({ message }) => message);

test('a required number has the same spelling, and a sentence of its own where it is missing', () => {
  const phone = requiredPhone('Phone number is required');
  expect(z.parse(phone, '\u202A098480 22338\u202C')).toBe('+919848022338');
  for (const blank of ['', ' ', '\u202A'])
    expect(messages(phone, blank)).toEqual(['Phone number is required']);
  expect(messages(phone, 'call me')).toEqual(['Type one phone number, without words or an extension']);
});

test('a number of exactly ten digits may be grouped, and gets the same spelling', () => {
  const phone = tenDigitPhone('Phone number is required', 'Phone number must be 10 digits');
  for (const typed of ['9848022338', '98480 22338', '98480-22338', '౯౮౪౮౦౨౨౩౩౮'])
    expect(z.parse(phone, typed)).toBe('+919848022338');
  for (const wrong of ['984802233', '98480223381', '+919848022338', '9'.repeat(50)])
    expect(messages(phone, wrong)).toEqual(['Phone number must be 10 digits']);
  expect(messages(phone, '')).toEqual(['Phone number is required']);
});
