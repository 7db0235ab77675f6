import { Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { Button } from '#web/ui/button.tsx';
import { type SortedColumns, SortSelect } from '#web/ui/data-table.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { ChipPlace } from './filter-chip.tsx';
import type { ShownList } from './list-of.ts';
import { narrowingOf } from './list-search.ts';

interface ListToolbarProps {
  /** Name of the rows, in the plural: 'students'. */
  noun: string;
  list: Pick<ShownList, 'search' | 'update'>;
  /** Filters and the export link, at the right; on a phone in a sheet. */
  children?: ReactNode;
  /** Of the table below, whose order is chosen in the sheet of a phone. */
  sorted?: SortedColumns | undefined;
}

/** Debounce of the search. */
const typingPause = 200;

/** The search box of a list, to which `/` jumps, and its filters. On a phone it is one line. */
export function ListToolbar({ noun, list, children, sorted }: ListToolbarProps) {
  const { q = '' } = list.search;
  const isPhone = !useMedia('(min-width: 40rem)');
  const [chips, setChips] = useState<HTMLElement | null>(null);
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
    list.update({ q: typed || undefined });
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(search, typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  useLayoutEffect(() => {
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
    <div className="mb-2 flex flex-wrap items-end gap-2 sm:mb-3 sm:gap-3 print:hidden" role="search">
      <label className="relative min-w-0 flex-1 sm:max-w-sm sm:min-w-48">
        <span className="sr-only">{say(`Search ${noun}`)}</span>
        <Search className="absolute top-3 left-3 size-5 text-ink-soft" aria-hidden="true" />
        <input
          ref={input}
          type="search"
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={say(`Search ${noun}`)}
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
      {isPhone && children ? (
        <>
          <FilterSheet count={narrowingOf(list.search).filter((name) => name !== 'q').length} chips={chips}>
            {children}
            {sorted && (
              <>
                {sorted.columns.find(({ isChoice }) => isChoice)?.head}
                <SortSelect {...sorted} />
              </>
            )}
          </FilterSheet>
          <div ref={setChips} className="flex w-full flex-wrap gap-2 empty:hidden" />
        </>
      ) : (
        children
      )}
    </div>
  );
}

interface FilterSheetProps {
  /** How many filters are on. */
  count: number;
  /** Where it is shown which ones. */
  chips: HTMLElement | null;
  children: ReactNode;
}

/** On a phone: a button for all filters of a list, which a sheet at the foot of the screen has. They are rendered while it is closed too, for their chips. */
function FilterSheet({ count, chips, children }: FilterSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => sheet.current?.showModal()} className="flex-none px-3">
        <SlidersHorizontal className="size-5" aria-hidden="true" />
        {say('Filters')}
        {count > 0 && ` (${count})`}
      </Button>
      <dialog
        ref={sheet}
        aria-label={say('Filters')}
        className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-b-none p-4"
        onClick={(event) => {
          if (event.target === sheet.current) close();
        }}
      >
        <div className="flex flex-wrap items-end gap-3">
          <ChipPlace value={chips}>{children}</ChipPlace>
        </div>
        <Button variant="primary" onClick={close} className="mt-4 w-full">
          Show the list
        </Button>
      </dialog>
    </>
  );
}
