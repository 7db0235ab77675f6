// The islands of the digital library: book search, what is found, what is recommended, and the request of a book.
import { wakeIsland } from '#web/site/islands/wake-island.ts';

wakeIsland('book-search', async () => (await import('./book-search.tsx')).BookSearch);
wakeIsland('books-found', async () => (await import('./found-books.tsx')).FoundBooks, 'idle');
wakeIsland(
  'books-recommended',
  async () => (await import('./recommended-books.tsx')).RecommendedBooks,
  'idle',
);
wakeIsland('book-request', async () => (await import('./book-request-dialog.tsx')).BookRequestDialog);
