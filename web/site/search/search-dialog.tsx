import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { excerpt, whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { type SomeWords, useWords, WordsProvider } from '#web/site/parts/page-context.ts';
import type { SearchEntry } from './search-match.ts';
import { type IndexRequest, takeIndex, useSiteSearch } from './use-site-search.ts';

/** @param index the request for the index, made while this code was loaded, like that for the words */
export async function searchIn(index: IndexRequest, answer: Response): Promise<typeof SearchDialog> {
  takeIndex(index);
  const words = (await answer.json()) as SomeWords; // made by search-words.ts
  return ({ number }) => (
    <WordsProvider value={words}>
      <SearchDialog number={number} />
    </WordsProvider>
  );
}

/** The search of the whole site: results while the visitor types, arrow keys move through them. */
export function SearchDialog({ number }: { number: string }) {
  const { search } = useWords('search');
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { sentence, results, missed, query: answered } = useSiteSearch(query);
  /** The text with which Enter was pressed before its results had come. */
  const awaited = useRef<string>(undefined);
  const readField = () => {
    awaited.current = undefined;
    setQuery(field.current?.value ?? '');
  };
  // The visitor may have typed before hydration.
  useEffect(readField, []);
  const close = () => dialog.current?.close();

  const followFirst = useCallback(() => {
    if (awaited.current === undefined || awaited.current !== answered) return;
    awaited.current = undefined;
    dialog.current?.querySelector<HTMLElement>('[data-results] a')?.click();
  }, [answered]);
  useEffect(followFirst, [followFirst]);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    awaited.current = field.current?.value;
    followFirst();
  };
  return (
    <dialog
      ref={dialog}
      id="search"
      aria-label={search.open}
      onClose={() => {
        awaited.current = undefined;
      }}
      onKeyDown={moveThrough}
      onClick={({ target }) => {
        if (target === dialog.current) close();
      }}
      className="mt-[6vh] max-h-[86vh] w-[min(40rem,calc(100vw-1.5rem))] p-0 open:flex open:flex-col"
    >
      <form
        method="dialog"
        role="search"
        onSubmit={onSubmit}
        className="flex items-center gap-2 border-b border-line pl-4"
      >
        <Search className="size-5 flex-none text-teal" aria-hidden="true" />
        <input
          ref={field}
          type="search"
          aria-label={search.label}
          placeholder={search.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onInput={readField}
          className="min-h-14 min-w-0 flex-1 appearance-none [&::-webkit-search-cancel-button]:hidden bg-transparent px-1 text-lg focus-visible:[box-shadow:none] focus-visible:outline-none"
        />
        <button
          type="button"
          command="close"
          commandfor="search"
          aria-label={search.close}
          className="grid size-14 flex-none place-items-center text-teal hover:bg-sea-pale"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </form>
      <div className="overflow-y-auto overscroll-contain p-2">
        <p role="status" data-alert data-failed={search.failed} className="px-3 py-2 text-sm text-ink-soft">
          {sentence}
        </p>
        <ul data-results>
          {results.map((entry) => (
            // The link may lead to a place on the current page, which does not reload.
            <Result key={entry.id} entry={entry} onFollowed={close} />
          ))}
        </ul>
        {missed && (
          <p className="px-3 pb-3">
            <TextLink
              href={whatsappLink(
                number,
                search.question.replace('{words}', () => excerpt(missed)),
              )}
            >
              {search.ask}
            </TextLink>
          </p>
        )}
      </div>
    </dialog>
  );
}

function Result({
  entry: { kind, title, text, url },
  onFollowed,
}: {
  entry: SearchEntry;
  onFollowed: () => void;
}) {
  const { search } = useWords('search');
  return (
    <li>
      <a
        href={url}
        onClick={onFollowed}
        className="block rounded-sm px-3 py-2 hover:bg-sea-pale focus:bg-sea-pale"
      >
        <span className="float-right mt-1 ml-3 text-xs text-ink-soft">{search.kinds[kind]}</span>
        <span className="block leading-snug font-semibold text-teal">{title}</span>
        <span className="mt-0.5 line-clamp-2 text-sm">{text}</span>
      </a>
    </li>
  );
}

/** Moves the focus from the field into the results, and from the first result back to the field. */
function moveThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-results] a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]; // as: the focus is on one of them, or -1
  event.preventDefault();
  next?.focus();
}
