import { expect, test } from 'vitest';
import { phonePieces } from './phones-in-text.ts';

const called = (text: string) =>
  phonePieces(text).flatMap(({ text: number, link }) => (link ? [number] : []));

test.each([
  'The test is on 10-12-2026 10:30 AM',
  'From 06-12-2026 to 08-12-2026, 9-12-2026 10-12-2026',
  'On 2026-12-10 10:30, room 12',
  'Between 09 30 and 10 30, 2026 12 10 10 30',
  'application 2604101234',
  'Application number 9604101234 is in hand; call the office',
  'Receipt no. 9812345678, UTR: 9876543210, A/c 98480 22338; phone the office',
  'దరఖాస్తు నంబర్ 9604101234 కోసం ఫోన్ చేయండి',
  'Hall ticket 9604101234',
  'Hostel students of Telugu medium 9604101234',
  'The number 9604101234 stands on your memo',
  'Aadhaar 9848 0223 3812',
  'Pay to 9848022338@ybl by phone',
  'Contact VCP9848022338 or G.O.9848022338/2026',
  'Call for ₹ 98,48,02,233 or 9848022338.50',
  'Phone in 2026-2027, order 145 of 2026',
])('“%s” has no number to call', (text) => {
  expect(called(text)).toEqual([]);
});

test.each([
  ['Principal: 98480 22338', ['98480 22338']],
  ['Call 9848022338 or 9848022339.', ['9848022338', '9848022339']],
  ['9848022338 (WhatsApp)', ['9848022338']],
  ['Mobile No. 09848022338', ['09848022338']],
  ['ఫోన్ నంబర్ 9848022338', ['9848022338']],
  ['Office 08942-234567, 040-2345 6789', ['08942-234567', '040-2345 6789']],
  ['Abroad +44 20 7946 0958', ['+44 20 7946 0958']],
  ['98480-22338/98480-22339', ['98480-22338', '98480-22339']],
  ['Ph.98480 22338, Mobile:9848022339', ['98480 22338', '9848022339']],
  ['Rashid 98480 22338', ['98480 22338']],
  ['91 98480 22338', ['91 98480 22338']],
])('“%s” has numbers to call', (text, numbers) => {
  expect(called(text)).toEqual(numbers);
});

test('each phone number within a text can be called, other figures cannot', () => {
  const text = 'Call +91 98480 22338, or 08942-234567. In 2026-2027 it costs ₹ 1,20,000; order 145 of 2026.';
  const links = phonePieces(text).flatMap(({ text: number, link }) => (link ? [[number, link]] : []));
  expect(links).toEqual([
    ['+91 98480 22338', 'tel:+919848022338'],
    ['08942-234567', 'tel:+918942234567'],
  ]);
  const whole = phonePieces(text).map((piece) => piece.text);
  expect(whole.join('')).toBe(text);
});
