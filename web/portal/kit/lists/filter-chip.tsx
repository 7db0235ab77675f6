import { X } from 'lucide-react';
import { createContext, use } from 'react';
import { createPortal } from 'react-dom';
import { say } from '#shared/kit/text/say.ts';

/** Where a phone shows which filters are on, above the list; undefined where the filters themselves are in sight. */
export const ChipPlace = createContext<HTMLElement | null | undefined>(undefined);

/** Whether the filters are in the sheet of a phone. */
export const useIsInSheet = () => use(ChipPlace) !== undefined;

/** On a phone: what a filter of the sheet narrows the list to, above the list, and the way to take it back. */
export function FilterChip({ text, onClear }: { text: string; onClear: () => void }) {
  const place = use(ChipPlace);
  if (!place) return null;
  return createPortal(
    <button
      type="button"
      aria-label={say('Take back: {text}', { text: say(text) })}
      onClick={onClear}
      className="inline-flex min-h-9 max-w-full items-center gap-1 rounded-full bg-sea-pale px-3 text-sm font-medium text-teal-deep"
    >
      <span className="truncate">{say(text)}</span>
      <X className="size-4 flex-none" aria-hidden="true" />
    </button>,
    place,
  );
}
