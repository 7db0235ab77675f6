import { expect, test } from 'vitest';
import { markFigure } from '#shared/website/figure-marks.ts';
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

test('a figure is found in a text, in an attribute and in JSON; one in a part that is published as a whole is refused', () => {
  const fee = markFigure('feeOnce', '₹ 10,000');
  const { html, places } = takeSlots(
    `<meta content="${fee}"><script type="application/ld+json">{"a":"${fee}"}</script><p>${fee}</p>`,
  );
  expect(html).toBe(
    '<meta content="₹ 10,000"><script type="application/ld+json">{"a":"₹ 10,000"}</script><p>₹ 10,000</p>',
  );
  expect(places.map((place) => ('figure' in place ? place.as : ''))).toEqual(['html', 'json', 'html']);
  for (const { start, end } of places) expect(html.slice(start, end)).toBe('₹ 10,000');
  expect(takeSlots(`["${fee}"]`, true).places).toMatchObject([{ figure: 'feeOnce', as: 'json' }]);
  const nested = `<published-slot id="ticker">${fee}</published-slot>`;
  expect(() => takeSlots(nested)).toThrow('cannot be here');
  expect(() => takeSlots(`<a href="/#${encodeURIComponent(fee)}">`)).toThrow('cannot be here');
});
