import { Search } from 'lucide-react';
import { type SubmitEvent, useRef } from 'react';
import { useWords } from '#web/site/parts/page-context.ts';
import { FormAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { bookQuestion } from './use-book-search.ts';

/** An empty query does nothing (product §5). */
export function BookSearch() {
  const { search: words } = useWords('digitalLibrary').digitalLibrary;
  const field = useRef<HTMLInputElement>(null);
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim();
    if (query) bookQuestion.set({ query });
  };
  return (
    <form
      role="search"
      aria-label={words.heading}
      onSubmit={ask}
      className="max-w-text without-script:hidden"
    >
      <label htmlFor="book-query" className="block font-medium">
        {words.label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={field}
          id="book-query"
          name="q"
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder={words.placeholder}
          aria-describedby="book-search-note"
          className="min-h-12 w-full min-w-0 rounded-sm border border-ink-soft bg-white px-3"
        />
        <Button type="submit" variant="primary">
          <Search className="size-5" aria-hidden="true" />
          {words.button}
        </Button>
      </div>
      <p id="book-search-note" className="mt-2 text-sm text-ink-soft">
        {words.note}
      </p>
      <FormAlert />
    </form>
  );
}
