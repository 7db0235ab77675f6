import { expect, test } from 'vitest';
import { markupOf } from '#test/site-part.tsx';
import { EventsSlider } from './events-slider.tsx';

const events = ['Students plant a tree', 'A child tries a wheelchair', 'Graduates throw their caps'].map(
  (title, index) => ({
    id: `${index}`,
    title,
    date: `2026-11-0${9 - index}`,
    publishedAt: null,
    width: 1080,
    height: 720,
    pictures: [{ id: `${index}-1080`, width: 1080 }],
  }),
);

test('with events it shows the latest first, each by its title, and the buttons', async () => {
  const html = markupOf(<EventsSlider events={events.toReversed()} />);
  expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(
    events.map(({ title }) => title),
  );
  expect(html.match(/<li hidden="">/g)).toHaveLength(events.length - 1);
  expect(html).not.toContain('No recent events to display');
  // The browser test (e2e/site/home.test.ts) puts this snapshot into the page, so that it tests the markup that the
  // component renders.
  await expect(html).toMatchFileSnapshot('../../../e2e/site/events-slider.html.snap');
});

test('an event in a preview comes before the others', () => {
  const html = markupOf(<EventsSlider events={events} previewId="2" />);
  expect(/ alt="([^"]*)"/.exec(html)?.[1]).toBe('Graduates throw their caps');
  expect(html).toContain('Preview: visitors do not see this page.');
});

test('a single event has no buttons, and none says so', () => {
  expect(markupOf(<EventsSlider events={events.slice(0, 1)} />)).not.toContain('<button');
  expect(markupOf(<EventsSlider events={[]} />)).toContain('No recent events to display');
});
