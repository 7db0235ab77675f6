import { expect, test } from 'vitest';
import { contentDownload, downloadName, type GalleryEntry, isFound, searchTextOf } from './gallery.ts';

const poster: GalleryEntry = {
  id: 'poster',
  widths: [480],
  width: 480,
  height: 360,
  title: 'Admissions OPEN',
  text: 'Description of the poster',
  alt: 'Never searched',
  group: 'ads',
  words: 'Pachadi ఉగాది శుభాకాంక్షలు',
};

test.for([
  ['admissions open', true],
  ['DESCRIPTION of the', true],
  ['pachadi', true],
  ['  admissions   open ', true],
  ['శుభాకాంక్షలు', true],
  ['Posters and ads', true],
  ['', true],
  ['never', false],
  ['open description', false],
] as const)('searching for "%s"', ([query, isThere]) => {
  expect(isFound(searchTextOf(poster, 'Posters and ads'), query)).toBe(isThere);
});

test('a download is named by its title, or by its id where the title has no Latin letter', () => {
  expect(downloadName({ id: 'a-1', title: 'Kites & lamps, 2026!' }, 'VCP')).toBe('vcp-kites-lamps-2026');
  expect(downloadName({ id: 'ugadi-1', title: 'ఉగాది' }, 'VCP')).toBe('vcp-ugadi-1');
});

test('a picture that came with the program is saved from an address that its title does not change', () => {
  expect(contentDownload('gallery/ads/poster.svg', 'jpg')).toBe('/downloads/gallery/ads/poster.jpg');
});
