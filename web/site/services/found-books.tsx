import { useEffect, useRef } from 'react';
import { useWords } from '#web/site/parts/page-context.ts';
import { BookShelf } from './book-shelf.tsx';
import { bookQuestion, useBookSearch } from './use-book-search.ts';

/** The results of a search; rendered from the first search on. */
export function FoundBooks() {
  const { search: words } = useWords('digitalLibrary').digitalLibrary;
  const question = bookQuestion.use();
  const answer = useBookSearch(question);
  const shelf = useRef<HTMLElement>(null);
  useEffect(() => {
    if (question) shelf.current?.scrollIntoView();
  }, [question]);
  return (
    <BookShelf
      ref={shelf}
      id="books-found-heading"
      heading={words.resultsHeading}
      hidden={!question}
      answer={answer}
      say={({ length }) =>
        (length === 1 ? words.foundOne : words.found)
          .replace('{count}', String(length))
          .replace('{words}', () => question?.query ?? '')
      }
      none={words.empty}
      onRetry={() => bookQuestion.set(question && { ...question })}
    />
  );
}
