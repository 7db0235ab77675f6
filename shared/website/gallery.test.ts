import { expect, test } from 'vitest';
import type { GalleryCategory, GalleryImage } from './content.ts';
import { downloadName, galleryEntries, galleryFilters, isFound } from './gallery.ts';

const image = (id: string, title: string, category: GalleryImage['category']): GalleryImage => ({
  id,
  title,
  url: `gallery/${id}.svg`,
  description: `Description of ${id}`,
  altText: 'Never searched',
  category,
  dateAdded: '2026-01-14',
  tags: ['tag'],
});
const categories: GalleryCategory[] = [
  {
    categoryName: 'festivals',
    festivals: [
      {
        id: 'ugadi',
        festivalName: 'Ugadi Utsavam',
        description: '',
        dateAdded: '2026-03-19',
        tags: [],
        messages: [{ text: 'ఉగాది శుభాకాంక్షలు', keywords: ['Pachadi', 'New Year'] }],
        images: [image('ugadi-1', 'Six tastes', 'festivals')],
      },
    ],
  },
  { categoryName: 'ads', images: [image('poster', 'Admissions OPEN', 'ads')] },
];
const search = (query: string) =>
  galleryEntries(categories)
    .filter(({ searchText }) => isFound(searchText, query))
    .map(({ image: { id } }) => id);

test.for([
  ['admissions open', ['poster']],
  ['DESCRIPTION of ugadi', ['ugadi-1']],
  ['pachadi', ['ugadi-1']],
  ['  new   year ', ['ugadi-1']],
  ['శుభాకాంక్షలు', ['ugadi-1']],
  ['', ['ugadi-1', 'poster']],
  ['never', []],
  ['utsavam', []],
  ['tastes description', []],
] as const)('searching for "%s"', ([query, found]) => {
  expect(search(query)).toEqual(found);
});

test('a filter for each festival and each other category', () => {
  expect(galleryFilters(categories, { ads: 'Ads' })).toEqual([
    { group: 'ugadi', label: 'Ugadi Utsavam' },
    { group: 'ads', label: 'Ads' },
  ]);
  expect(galleryEntries(categories).map(({ group }) => group)).toEqual(['ugadi', 'ads']);
});

test('a download is named by its title, or by its id where the title has no Latin letter', () => {
  expect(downloadName({ id: 'a-1', title: 'Kites & lamps, 2026!' }, 'VCP')).toBe('vcp-kites-lamps-2026');
  expect(downloadName({ id: 'ugadi-1', title: 'ఉగాది' }, 'VCP')).toBe('vcp-ugadi-1');
});
