import { type KeyboardEvent, useId, useState, useSyncExternalStore } from 'react';
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

export function MarkCell(props: MarkCellProps) {
  const { store, cellOf, label, maxMarks, place, isInTabOrder, isReadOnly, onFocus } = props;
  const cell = useSyncExternalStore(store.subscribe, () => store.cell(cellOf));
  const [text, setText] = useState<string>();
  const noteId = useId();
  const { state, sentence, before } = cell;
  // What was typed and is not saved can always be changed or taken away.
  const isLocked = isReadOnly && state === 'saved';
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
    <td data-state={isJustSaved ? 'just-saved' : state}>
      <input
        value={text ?? cell.text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        aria-label={label}
        aria-invalid={state === 'refused' || state === 'conflict' || undefined}
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
      />
      <span aria-hidden="true" className="marks-grid-sign">
        {isJustSaved ? '✓' : states[state].sign}
      </span>
      {state !== 'saved' && (
        <span id={noteId} className={sentence ? 'marks-grid-note' : 'sr-only'}>
          {sentence ?? states[state].words}
          {state === 'conflict' && (
            <>
              .{' '}
              <button
                type="button"
                tabIndex={-1}
                onClick={() => store.takeBack(cellOf, maxMarks)}
              >{`Take it`}</button>{' '}
              <button
                type="button"
                tabIndex={-1}
                onClick={() => store.keepMine(cellOf)}
              >{`Keep ${cell.text || 'mine'}`}</button>
            </>
          )}
        </span>
      )}
    </td>
  );
}
