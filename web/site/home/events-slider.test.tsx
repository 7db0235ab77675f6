import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EventsSlider } from './events-slider.tsx';

// The addresses of the pictures exist in the site's build only.
vi.mock('#web/site/parts/pictures.ts', () => ({
  pictureSource: (src: string) => ({ src: `/${src}`, width: 1200, height: 800, sources: [] }),
}));

const pictures = ['Students plant a tree', 'A child tries a wheelchair', 'Graduates throw their caps'].map(
  (alt, index) => ({ src: `events/${index + 1}.jpg`, alt }),
);

test('with events it shows the first picture, each in its own words, and the buttons', async () => {
  const html = renderToStaticMarkup(<EventsSlider images={pictures} />);
  expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(pictures.map(({ alt }) => alt));
  expect(html.match(/<li hidden="">/g)).toHaveLength(pictures.length - 1);
  expect(html).not.toContain('No recent events to display');
  // The browser test (e2e/site/home.test.ts) puts this snapshot into the page, so that it tests the markup that the
  // component renders.
  await expect(html).toMatchFileSnapshot('../../../e2e/site/events-slider.html.snap');
});

test('a single event has no buttons, and none says so', () => {
  expect(renderToStaticMarkup(<EventsSlider images={pictures.slice(0, 1)} />)).not.toContain('<button');
  expect(renderToStaticMarkup(<EventsSlider images={[]} />)).toContain('No recent events to display');
});
