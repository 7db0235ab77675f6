import { useEffect, useRef } from 'react';
import { digitalLibrary } from '#content/en/digital-library.ts';
import { BookShelf } from './book-shelf.tsx';
import { bookQuestion, useBookSearch } from './use-book-search.ts';

const words = digitalLibrary.search;

/** The results of a search; rendered from the first search on. */
export function FoundBooks() {
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
