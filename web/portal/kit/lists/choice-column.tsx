import { useEffect, useRef } from 'react';
import type { Column } from '#web/ui/data-table.tsx';
import type { RowSelection } from './use-selection.ts';

const boxClass = 'size-5 accent-teal';
/** The whole cell takes the click. */
const labelClass = 'grid size-11 cursor-pointer place-items-center';

/** The column of check boxes of a list whose rows can be chosen for an action. A click with Shift chooses a range. */
export function choiceColumn<Row extends { id: string }>(
  selection: RowSelection,
  name: (row: Row) => string,
): Column<Row> {
  return {
    header: 'Choose',
    isChoice: true,
    head: <PageBox selection={selection} />,
    cell: (row) => (
      <label className={labelClass}>
        <input
          type="checkbox"
          className={boxClass}
          aria-label={`Choose ${name(row)}`}
          checked={selection.isChosen(row.id)}
          onChange={
            (event) => selection.toggle(row.id, (event.nativeEvent as MouseEvent).shiftKey) // React reports the click of the box
          }
        />
      </label>
    ),
  };
}

function PageBox({ selection: { page, total, togglePage } }: { selection: RowSelection }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = page === 'some';
  }, [page]);
  return (
    <label className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2">
      <input
        ref={box}
        type="checkbox"
        className={boxClass}
        aria-label="Choose all on this page"
        disabled={total === undefined}
        checked={page === 'all'}
        onChange={togglePage}
      />
      <span className="data-table-choice-words" aria-hidden="true">
        Choose all
      </span>
    </label>
  );
}
