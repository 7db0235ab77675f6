import { expect, test } from 'vitest';
import { siteWords } from '#content/words.ts';
import { isFound, searchTextOf } from '#shared/website/gallery.ts';
import type { GalleryPicture } from '#shared/website/gallery-pictures.ts';
import { markupOf } from '#test/site-part.tsx';
import { startContent, testFiles } from '#test/website.ts';
import { PageLinks } from '#web/site/parts/links/page-links.tsx';
import { filtersOf, type GalleryContent, galleryList } from './gallery-list.ts';

const listOf = (content: GalleryContent) => galleryList(content, siteWords.en, testFiles);

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
  const list = listOf({ gallery, events: [event] });
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
  expect(listOf({ gallery: [], events: [old] })).toEqual([]);
});

test('each festival has a filter, also one whose name is Telugu; without a name it is one of the festivals', () => {
  const labels = (gallery: GalleryPicture[]) =>
    filtersOf({ gallery, events: [] }, siteWords.en).map(({ label }) => label);
  const festival = (name: string) => picture(name, { category: 'festivals', festival: name });
  const others = ['Ads', 'Banners', 'Website', 'About College'];
  expect(labels([])).toEqual(['All', 'Festivals', ...others]);
  const named = [festival('Ugadi'), festival('ugadi'), festival('సంక్రాంతి')];
  expect(labels(named)).toEqual(['All', 'ugadi', 'సంక్రాంతి', ...others]);
  expect(labels([...named, festival('')])).toEqual(['All', 'ugadi', 'సంక్రాంతి', 'Festivals', ...others]);
  expect(listOf({ gallery: named, events: [] })[0]?.group).toBe('సంక్రాంతి');
});

test('links lead to the first page, the last and those around the current one', () => {
  const pages = Array.from({ length: 84 }, (_, index) => `/gallery/page-${index + 1}`);
  const html = markupOf(<PageLinks pages={pages} current="/gallery/page-40" />);
  expect([...html.matchAll(/page-(\d+)"/g)].map(([, page]) => Number(page))).toEqual([
    1, 38, 39, 40, 41, 42, 84,
  ]);
  expect(markupOf(<PageLinks pages={['/gallery']} current="/gallery" />)).toBe('');
});

const start = listOf({ gallery: startContent.gallery, events: [] });
const search = (query: string) =>
  start
    .filter((entry) => isFound(searchTextOf(entry, ''), query))
    .map(({ file }) => file?.path.replace('gallery/', ''));

test.for([
  ['admissions open', ['ads/admissions-open.svg']],
  ['FOR graduation day', ['banners/convocation.svg']],
  ['pachadi', ['festivals/ugadi-1.svg']],
  ['  pongal   kite ', ['festivals/sankranti-1.svg', 'festivals/sankranti-2.svg']],
  ['ఉగాది', ['festivals/ugadi-1.svg']],
  ['young people walk', []],
] as const)(
  'a start picture is found by its title, its text and the greetings of its festival: "%s"',
  ([query, found]) => {
    expect(search(query)).toEqual(found);
  },
);

test('a start picture is shown by its file, and a photo of an event by its sizes', () => {
  expect(start).toHaveLength(17);
  expect(start[0]?.file).toEqual({
    source: { src: '/assets/gallery/festivals/sankranti-1.svg', width: 400, height: 300, sources: [] },
    path: 'gallery/festivals/sankranti-1.svg',
  });
  expect(listOf({ gallery: [], events: [event] })[0]?.file).toBeUndefined();
});
