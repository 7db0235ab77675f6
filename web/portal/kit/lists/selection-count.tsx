import { counted, formatCount } from '#shared/kit/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { RowSelection } from './use-selection.ts';

interface SelectionCountProps {
  selection: RowSelection;
  /** 'student': as sentences name a row. */
  noun: string;
}

/** '3 students', or '1 student' */
export const countedRows = ({ count }: RowSelection, noun: string): string => counted(count, noun);

/** How many rows are chosen, and the way to all that match. */
export function SelectionCount({ selection, noun }: SelectionCountProps) {
  const { count, total = 0, isAll, chooseAll } = selection;
  const rows = countedRows(selection, noun);
  return (
    <>
      <p className="mr-2 font-semibold">{isAll ? `All ${rows} that match` : `${rows} chosen`}</p>
      {!isAll && total > count && (
        <Button variant="quiet" onClick={chooseAll}>
          <span>
            Select all {formatCount(total)}
            <span className="max-sm:sr-only"> that match</span>
          </span>
        </Button>
      )}
    </>
  );
}
