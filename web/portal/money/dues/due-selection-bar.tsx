import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Due } from '#shared/money/dues.ts';
import { isGovernments } from '#shared/money/payers.ts';
import { mostPayments } from '#shared/money/payments-at-once.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callFile } from '#web/api/calls.ts';
import { ExportChosen } from '#web/portal/kit/lists/export-chosen.tsx';
import { matchOf } from '#web/portal/kit/lists/list-search.ts';
import { SelectionBar } from '#web/portal/kit/lists/selection-bar.tsx';
import { chosenRows, type RowSelection } from '#web/portal/kit/lists/use-selection.ts';
import { MoreActions } from '#web/portal/kit/rows/more-actions.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { useMay } from '#web/portal/kit/shell/use-permissions.ts';
import { Button } from '#web/ui/button.tsx';
import type { DueListSearch } from './due-queries.ts';

const RemindersDialog = lazyDialog(() => import('./reminders-dialog.tsx'));

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The open fees that were chosen before the screen that takes their payments was opened. */
    dues?: readonly Due[] | undefined;
  }
}

interface DueSelectionBarProps {
  selection: RowSelection;
  /** undefined while all that match are loading, or where they are too many. */
  chosen: readonly Due[] | undefined;
  search: DueListSearch;
}

/** What the office can do with the chosen fees. */
export function DueSelectionBar({ selection, chosen, search }: DueSelectionBarProps) {
  const navigate = useNavigate();
  const [reminding, setReminding] = useState<readonly Due[]>();
  const mayRemind = useMayWrite();
  const mayTake = useMay()('payment.write');
  const filter = matchOf(search);
  const take = (dues: readonly Due[]) =>
    void navigate({ to: portalRoutes.admin('take-payments'), search: filter, state: { dues } });
  return (
    <>
      <SelectionBar selection={selection} noun="fee">
        {selection.count > mostPayments ? (
          <p className="py-2.5 text-ink-soft">
            At most {mostPayments} fees can be paid or reminded of at once.
          </p>
        ) : (
          mayTake && (
            <Button isBusy={!chosen} onClick={() => chosen && take(chosen)}>
              Take payment
            </Button>
          )
        )}
        <MoreActions>
          {mayRemind && selection.count <= mostPayments && (
            <Button
              isBusy={!chosen}
              onClick={() => setReminding(chosen?.filter((due) => !isGovernments(due)))}
            >
              Remind
            </Button>
          )}
          <ExportChosen
            name="dues"
            load={(format) =>
              callFile('createDueExport', {
                query: { format },
                body: { selection: chosenRows(selection, filter) },
              })
            }
          />
        </MoreActions>
      </SelectionBar>
      {reminding && <RemindersDialog dues={reminding} onClose={() => setReminding(undefined)} />}
    </>
  );
}
