import type { ReactNode } from 'react';
import { formatCount } from '#shared/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { RowSelection } from './use-selection.ts';

interface SelectionBarProps {
  selection: RowSelection;
  /** 'student': as sentences name a row. */
  noun: string;
  /** The buttons of the actions. */
  children: ReactNode;
}

/** Stays at the foot of the screen while rows are chosen: how many they are, and what can be done with them. */
export function SelectionBar({ selection, noun, children }: SelectionBarProps) {
  const { count, total = 0, isAll, chooseAll, clear } = selection;
  const rows = `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `${rows} chosen`}
      </p>
      {count > 0 && (
        <section
          aria-label={`Chosen ${noun}s`}
          className="foot-bar sticky bottom-0 z-20 -mx-4 mt-3 flex flex-wrap items-center gap-2 border-t-2 border-teal bg-white px-4 py-2 sm:mx-0 sm:rounded-sm sm:border-x sm:border-b print:hidden"
        >
          <p className="mr-2 font-semibold">
            {isAll ? `All ${rows} that match` : rows} {isAll ? '' : 'chosen'}
          </p>
          {!isAll && total > count && (
            <Button variant="quiet" onClick={chooseAll}>
              Select all {formatCount(total)} that match
            </Button>
          )}
          <div className="flex flex-wrap gap-2 sm:ml-auto">
            {children}
            <Button variant="quiet" onClick={clear}>
              Clear
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
