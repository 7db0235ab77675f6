import { expect, test } from 'vitest';
import { readBooks } from './book-answer.ts';

const volume = (volumeInfo: object) => ({ items: [{ id: 'a', volumeInfo }] });

test('a book has its title, authors, cover and link, both by https', () => {
  const books = readBooks(
    volume({
      title: ' Kinesiology ',
      authors: ['A. Rao', 7, ''],
      imageLinks: { thumbnail: 'http://books.google.com/books/content?id=a&img=1' },
      infoLink: 'http://books.google.co.in/books?id=a',
    }),
  );
  expect(books).toEqual([
    {
      title: 'Kinesiology',
      authors: ['A. Rao'],
      thumbnail: 'https://books.google.com/books/content?id=a&img=1',
      infoLink: 'https://books.google.co.in/books?id=a',
    },
  ]);
});

test('covers of other hosts and links that are no web address are left out', () => {
  const [book] =
    readBooks(
      volume({
        title: 'x',
        imageLinks: { thumbnail: 'https://elsewhere.example/a.jpg' },
        infoLink: 'javascript:alert(1)',
      }),
    ) ?? [];
  expect(book).toEqual({ title: 'x', authors: [], thumbnail: undefined, infoLink: undefined });
});

test('no items is an empty list', () => {
  expect(readBooks({ kind: 'books#volumes', totalItems: 0 })).toEqual([]);
  expect(readBooks({ items: [] })).toEqual([]);
});

test('books without a title are skipped, the others stay', () => {
  const answer = { items: [{ volumeInfo: {} }, null, { volumeInfo: { title: 'Anatomy' } }] };
  expect(readBooks(answer)?.map(({ title }) => title)).toEqual(['Anatomy']);
});

test.for([null, [], 'text', 7, {}, { items: {} }, { items: [1, 2] }, { error: { code: 429 } }])(
  '%j is no answer',
  (answer) => {
    expect(readBooks(answer)).toBeNull();
  },
);
