import { useState } from 'react';
import { recommendedBooks } from '#web/site/parts/list-sizes.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { BookShelf } from './book-shelf.tsx';
import { useBookSearch } from './use-book-search.ts';

/** Six recommended books, requested when the page opens (product §7). */
export function RecommendedBooks() {
  const { digitalLibrary: words } = useWords('digitalLibrary');
  const [question, ask] = useState({ query: words.firstQuery });
  const { books, ...answer } = useBookSearch(question);
  return (
    <BookShelf
      id="books-recommended-heading"
      heading={words.recommendedHeading}
      answer={{ ...answer, books: books?.slice(0, recommendedBooks) }}
      say={() => words.recommendedText}
      none={words.noneRecommended}
      onRetry={() => ask({ ...question })}
    />
  );
}
