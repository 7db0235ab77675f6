import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

interface ListToolbarProps {
  /** Name of the rows, in the plural: 'students'. */
  noun: string;
  q: string;
  onSearch: (q: string | undefined) => void;
  /** Filters and the export link, at the right. */
  children?: ReactNode;
}

/** Debounce of the search. */
const typingPause = 200;

/** The search box of a list; `/` jumps to it. */
export function ListToolbar({ noun, q, onSearch, children }: ListToolbarProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(q);
  /** The search that was put into the address and has not arrived as `q` yet. */
  const asked = useRef<readonly string[]>([]);
  // Back and forward change the address, and the box shows it. The box's own text, arriving from the address, must not
  // overwrite letters typed since.
  useEffect(() => {
    const place = asked.current.indexOf(q);
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
    if (place < 0) setTyped(q);
  }, [q]);

  const search = useEffectEvent(() => {
    if (typed === q) return;
    asked.current = [...asked.current, typed];
    onSearch(typed || undefined);
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(search, typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest?.('input, textarea, select, dialog');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', jump);
    return () => removeEventListener('keydown', jump);
  }, []);

  return (
    <div className="mb-3 flex flex-wrap items-end gap-3 print:hidden" role="search">
      <label className="relative min-w-48 flex-1 sm:max-w-sm">
        <span className="sr-only">Search {noun}</span>
        <Search className="absolute top-3 left-3 size-5 text-ink-soft" aria-hidden="true" />
        <input
          ref={input}
          type="search"
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={`Search ${noun}`}
          aria-keyshortcuts="/"
          className="peer min-h-11 w-full rounded-sm border border-ink-soft bg-white pr-3 pl-10 text-ellipsis lg:pointer-fine:pr-10"
        />
        {!typed && (
          <kbd
            className="pointer-events-none absolute top-2.5 right-3 hidden rounded-sm border border-line px-1.5 text-sm text-ink-soft peer-focus:hidden lg:pointer-fine:block"
            aria-hidden="true"
          >
            /
          </kbd>
        )}
      </label>
      {children}
    </div>
  );
}
