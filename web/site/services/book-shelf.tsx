import type { Ref } from 'react';
import { recommendedBooks } from '#web/site/parts/list-sizes.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import type { Book } from './book-answer.ts';
import { BookCard, BookPlace } from './book-card.tsx';
import type { BookAnswer } from './use-book-search.ts';

/** Placeholders take the space of the books that are loading. */
const places = Array.from({ length: recommendedBooks }, (_, place) => `place ${place}`);

/** Not the title alone: two books may have the same one. */
const keyOf = ({ title, authors, infoLink }: Book) => [title, ...authors, infoLink].join(' ');

interface BookShelfProps {
  id: string;
  heading: string;
  answer: BookAnswer;
  /** The sentence above the loaded books. */
  say: (books: Book[]) => string;
  none: string;
  onRetry: () => void;
  hidden?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A list of books, with a status message and a button to try again. */
export function BookShelf({ id, heading, answer, say, none, onRetry, ...section }: BookShelfProps) {
  const { search: words } = useWords('digitalLibrary').digitalLibrary;
  const { books, isBusy, trouble } = answer;
  const answered = books?.length ? say(books) : none;
  return (
    <section
      {...section}
      aria-labelledby={id}
      className="page-width pt-12 pb-4 [[hidden]]:hidden md:pt-16 md:pb-8"
    >
      <h2 id={id} className="text-3xl">
        {heading}
      </h2>
      <noscript>
        <p className="mt-3">{words.needsScript}</p>
      </noscript>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2 without-script:hidden">
        <p
          role="status"
          data-alert
          data-failed={words.failed}
          data-failing={trouble && ''}
          className="text-lg text-ink-soft"
        >
          {trouble ?? (isBusy ? words.loading : answered)}
        </p>
        {!isBusy && !books?.length && (
          <Button variant="outline" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
      </div>
      <ul className="mt-5 grid gap-4 without-script:hidden sm:grid-cols-2 lg:grid-cols-3" aria-busy={isBusy}>
        {books
          ? books.map((book) => <BookCard key={keyOf(book)} book={book} />)
          : places.map((place) => <BookPlace key={place} />)}
      </ul>
    </section>
  );
}
