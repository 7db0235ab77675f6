import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GalleryPicture } from '#shared/website/gallery-pictures.ts';
import { PageLinks } from '#web/site/parts/page-links.tsx';
import { filtersOf, galleryList } from './published-gallery.tsx';

const pictures = [
  { id: 'aa-480', width: 480 },
  { id: 'aa-1080', width: 1080 },
];
const photo = { id: 'aa', width: 1080, height: 720, pictures };

const picture = (id: string, more: Partial<GalleryPicture> = {}): GalleryPicture => ({
  id,
  title: id,
  text: '',
  altText: '',
  category: 'ads',
  festival: '',
  order: 100,
  photoId: 'aa',
  photo,
  state: 'published',
  hasUnpublishedChanges: false,
  publishedAt: null,
  version: 1,
  ...more,
});
const publishedAt = '2026-11-13T05:00:00.000Z';
const event = { id: 'e', title: 'Camp', date: '2026-11-12', publishedAt, width: 1080, height: 720, pictures };

test('pictures are in the order of their place, the latest first among equals, then the events', () => {
  const gallery = [picture('1'), picture('2'), picture('3', { order: 5 })];
  const list = galleryList({ gallery, events: [event] });
  expect(list.map(({ title }) => title)).toEqual(['3', '2', '1', 'Camp']);
  expect(list[3]).toEqual({
    id: 'aa',
    widths: [480, 1080],
    width: 1080,
    height: 720,
    title: 'Camp',
    text: '12 Nov 2026',
    alt: 'Camp',
    group: 'aboutCollege',
  });
});

test('a photo that was published before pictures were named by their width is left out', () => {
  const old = { ...event, pictures: [{ id: 'a1b2', width: 480 }] };
  expect(galleryList({ gallery: [], events: [old] })).toEqual([]);
});

test('each festival has a filter, also one whose name is Telugu; without a name it is one of the festivals', () => {
  const labels = (gallery: GalleryPicture[]) => filtersOf({ gallery, events: [] }).map(({ label }) => label);
  const festival = (name: string) => picture(name, { category: 'festivals', festival: name });
  const others = ['Ads', 'Banners', 'Website', 'About College'];
  expect(labels([])).toEqual(['All', 'Festivals', ...others]);
  const named = [festival('Ugadi'), festival('ugadi'), festival('సంక్రాంతి')];
  expect(labels(named)).toEqual(['All', 'ugadi', 'సంక్రాంతి', ...others]);
  expect(labels([...named, festival('')])).toEqual(['All', 'ugadi', 'సంక్రాంతి', 'Festivals', ...others]);
  expect(galleryList({ gallery: named, events: [] })[0]?.group).toBe('సంక్రాంతి');
});

test('links lead to the first page, the last and those around the current one', () => {
  const pages = Array.from({ length: 84 }, (_, index) => `/gallery/page-${index + 1}`);
  const html = renderToStaticMarkup(<PageLinks pages={pages} current="/gallery/page-40" />);
  expect([...html.matchAll(/page-(\d+)"/g)].map(([, page]) => Number(page))).toEqual([
    1, 38, 39, 40, 41, 42, 84,
  ]);
  expect(renderToStaticMarkup(<PageLinks pages={['/gallery']} current="/gallery" />)).toBe('');
});
