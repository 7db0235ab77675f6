import { type KeyboardEvent, type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { placeOf } from './marks-grid-place.ts';
import type { CellState, MarksStore } from './marks-store.ts';

interface MarkCellProps {
  store: MarksStore;
  /** Key of the cell in the store. */
  cellOf: string;
  /** 'BPT101, Asha Naidu' */
  label: string;
  maxMarks: number;
  /** 'row column' */
  place: string;
  isInTabOrder: boolean;
  isReadOnly: boolean;
  onFocus: (place: { row: number; column: number }) => void;
}

/** Read with the mark, and shown as the sign in the corner of the cell. */
const states: Readonly<Record<CellState, { words: string; sign: string }>> = {
  saved: { words: '', sign: '' },
  unsent: { words: 'not sent yet', sign: '↻' },
  saving: { words: 'saving', sign: '…' },
  refused: { words: 'refused', sign: '!' },
  conflict: { words: 'changed by another user', sign: '≠' },
};

const noteClass = 'block max-w-64 px-2.5 pb-1.5 text-sm whitespace-normal text-madder';

function NoteButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="min-h-7 px-1.5 font-semibold text-teal underline"
      onClick={onClick}
    >
      {children}
    </button>
  );
}

export function MarkCell(props: MarkCellProps) {
  const { store, cellOf, label, maxMarks, place, isInTabOrder, isReadOnly, onFocus } = props;
  const cell = useSyncExternalStore(store.subscribe, () => store.cell(cellOf));
  const [text, setText] = useState<string>();
  const noteId = useId();
  const { state, sentence, before } = cell;
  // What was typed and is not saved can always be changed or taken away.
  const isLocked = isReadOnly && state === 'saved';
  const isWrong = state === 'refused' || state === 'conflict';
  const isJustSaved = state === 'saved' && before !== undefined;

  const commit = () => {
    if (text !== undefined && text !== cell.text) store.enter({ key: cellOf, text, maxMarks });
    setText(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (text === undefined) store.takeBack(cellOf, maxMarks);
      setText(undefined);
    } else if (event.key.toLowerCase() === 'a' && isPlain && !isLocked) {
      event.preventDefault();
      setText(undefined);
      store.enter({ key: cellOf, text: 'A', maxMarks });
    } else if (event.key === 'Enter') commit(); // also in the last row, where the focus stays
  };
  return (
    <td
      className={classNames(
        'relative h-11 min-w-22 border-b border-l border-line p-0 leading-tight md:max-lg:min-w-18 print:h-auto print:min-w-0',
        isWrong && 'bg-madder-pale',
        state === 'unsent' && 'bg-sand',
      )}
    >
      <input
        value={text ?? cell.text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={state === 'saved' ? undefined : noteId}
        data-place={place}
        tabIndex={isInTabOrder ? 0 : -1}
        readOnly={isLocked}
        onFocus={({ currentTarget }) => {
          onFocus(placeOf(currentTarget));
          currentTarget.select();
        }}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        // Sand: a subject that takes no mark, beside others that do.
        className="tabular h-11 w-full border-0 bg-transparent pr-7 pl-2.5 text-right in-[table:not([aria-readonly])]:read-only:bg-sand focus-visible:-outline-offset-3 focus-visible:shadow-[inset_0_0_0_2px_var(--color-ink)] print:h-6 print:px-1 print:text-center"
      />
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute top-2.75 right-2.25 font-semibold print:hidden ${isWrong ? 'text-madder' : 'text-teal'}`}
      >
        {isJustSaved ? '✓' : states[state].sign}
      </span>
      {state !== 'saved' && (
        <span id={noteId} className={sentence ? noteClass : 'sr-only'}>
          {sentence ?? states[state].words}
          {state === 'conflict' && (
            <>
              . <NoteButton onClick={() => store.takeBack(cellOf, maxMarks)}>Take it</NoteButton>{' '}
              <NoteButton onClick={() => store.keepMine(cellOf)}>Keep {cell.text || 'mine'}</NoteButton>
            </>
          )}
        </span>
      )}
    </td>
  );
}
