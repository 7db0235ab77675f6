import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClockQuestion } from './clock-question.tsx';

test('the office reads which day it is by the server, and which one it knew last', () => {
  const text = renderToStaticMarkup(<ClockQuestion today="2027-12-25" seenOn="2026-11-20" />).replaceAll(
    /<[^>]+>/g,
    ' ',
  );
  expect(text).toContain('Is today 25 Dec 2027?');
  expect(text).toContain('The server last knew the date on 20 Nov 2026.');
  expect(text).toContain('The date is right');
});
