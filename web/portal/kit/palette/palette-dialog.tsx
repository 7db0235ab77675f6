import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { textKey, wordsToFind } from '#shared/kit/text/text-key.ts';
import type { Menu, MenuEntry } from '#web/portal/kit/shell/menu.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { type Found, findRecords, type Portal } from './find-records.ts';
import { paletteWords } from './palette-words.ts';

interface PaletteDialogProps {
  menu: Menu;
  portal: Portal;
  onClose: () => void;
}

const typingPause = 150;
const mostScreens = 6;

/** Finds screens, and the people, subjects and notices that the role may read; arrows choose, Enter opens. */
export function PaletteDialog({ menu, portal, onClose }: PaletteDialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  /** Enter was pressed before the answer to what is typed had come. */
  const [isAwaited, setAwaited] = useState(false);
  const words = usePaused(typed.trim());
  const { data: records = [], isFetching } = useQuery({
    queryKey: ['palette', words],
    queryFn: ({ signal }) => findRecords(portal, words, signal),
    enabled: words.length > 1,
    placeholderData: keepPreviousData,
  });
  const screens = screensLike(menu, typed);
  const found = [...screens, ...(typed.trim().length > 1 ? records : [])];
  const chosen = Math.min(at, found.length - 1);
  const open = (entry: Found | undefined) => {
    if (!entry) return;
    onClose();
    void navigate({ to: entry.to, search: entry.search ?? {} });
  };
  const isScreen = chosen >= 0 && chosen < screens.length;
  const isAnswered = isScreen || typed.trim().length < 2 || (words === typed.trim() && !isFetching);
  const openAwaited = useEffectEvent(() => open(found[chosen]));
  useEffect(() => {
    if (isAwaited && isAnswered) openAwaited();
  }, [isAwaited, isAnswered]);
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setAt((chosen + step + found.length) % found.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      setAwaited(true);
    }
  };
  return (
    <Modal title="Find" onClose={onClose} isSearch>
      <input
        type="text"
        role="combobox"
        aria-label={say(paletteWords(portal))}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
          setAwaited(false);
        }}
        onKeyDown={handleKey}
        placeholder={say(
          portal.role === 'student'
            ? 'A subject, a notice, a screen'
            : 'A name, a number, a subject, a notice, a screen',
        )}
        className="min-h-11 w-full rounded-sm border border-ink-soft bg-white px-3 text-ellipsis"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={say('Found')}
        className="mt-3 grid max-h-96 overflow-y-auto"
      >
        {found.map((entry, index) => (
          // The input keeps the focus and handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={entry.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onClick={() => open(entry)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 hover:bg-sand aria-selected:bg-sea-pale"
          >
            <span className="min-w-0 font-medium break-words">{say(entry.label)}</span>
            <span className="flex-none text-sm text-ink-soft">{say(entry.detail)}</span>
          </div>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {found.length === 0 && !isFetching && say('Nothing matches “{typed}”.', { typed })}
      </p>
    </Modal>
  );
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

function screensLike(menu: Menu, typed: string): Found[] {
  const words = wordsToFind(typed);
  const entries = menu.flatMap((entry): (MenuEntry & { group: string })[] =>
    'entries' in entry
      ? // A panel needs a person to be chosen first; its group's name tells its screens apart.
        entry.entries.map((one) => ({ ...one, group: entry.label }))
      : [{ ...entry, group: '' }],
  );
  return entries
    .flatMap((entry): (Omit<Found, 'key' | 'detail' | 'to'> & { path: string; group: string })[] => [
      entry,
      ...(entry.leadsTo ?? []).map((further) => ({ ...further, group: entry.label })),
    ])
    .filter(({ label, group }) =>
      words.every((word) => textKey(`${label} ${say(label)} ${group}`).includes(word)),
    )
    .slice(0, mostScreens)
    .map(({ label, group, path, search }) => ({
      key: `${path} ${label}`,
      label,
      detail: group || 'Screen',
      to: path,
      ...(search && { search }),
    }));
}
