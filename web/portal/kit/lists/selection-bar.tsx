import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { countedRows, SelectionCount } from './selection-count.tsx';
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
  const { count, clear } = selection;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `${countedRows(selection, noun)} chosen`}
      </p>
      {count > 0 && (
        <section
          aria-label={`Chosen ${noun}s`}
          className="foot-bar sticky bottom-(--foot) z-20 -mx-4 mt-3 flex flex-wrap items-center gap-2 border-t-2 border-teal bg-white px-4 py-2 sm:mx-0 sm:rounded-sm sm:border-x sm:border-b print:hidden"
        >
          <SelectionCount selection={selection} noun={noun} />
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
          <div className="flex flex-wrap gap-2 sm:ml-auto">{children}</div>
        </section>
      )}
    </>
  );
}
