import { expect, test } from 'vitest';
import { webinarMessage } from './webinars.ts';

test('the registration names the webinar, as it is written', () => {
  expect(webinarMessage('Knees & hips: $& more')).toBe(
    'I would like to register for the webinar: Knees & hips: $& more',
  );
});

test('a long title is cut to 200 characters', () => {
  expect(webinarMessage('a'.repeat(201))).toMatch(/: a{200}$/);
});
