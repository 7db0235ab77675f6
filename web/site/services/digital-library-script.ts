// The islands of the digital library: book search, found books, recommended books, and the request of a book.
import { wakeIsland } from '#web/site/islands/wake-island.ts';

const islands = () => import('./digital-library-islands.ts');
wakeIsland('book-search', async () => (await islands()).BookSearch);
wakeIsland('books-found', async () => (await islands()).FoundBooks, 'always');
wakeIsland('books-recommended', async () => (await islands()).RecommendedBooks, 'always');
wakeIsland('book-request', async () => (await islands()).BookRequestDialog, 'touched');
