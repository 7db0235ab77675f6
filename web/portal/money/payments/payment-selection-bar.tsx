import { mostPayments } from '#shared/money/payments-at-once.ts';
import { callApi, callFile } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { filterOf } from '#web/portal/kit/lists/list-search.ts';
import { saveFile } from '#web/portal/kit/lists/save-file.ts';
import { SelectionBar } from '#web/portal/kit/lists/selection-bar.tsx';
import type { RowSelection } from '#web/portal/kit/lists/use-selection.ts';
import { Button } from '#web/ui/button.tsx';
import type { PaymentListSearch } from './payment-list-search.ts';

interface PaymentSelectionBarProps {
  selection: RowSelection;
  search: PaymentListSearch;
}

/** The receipts of the chosen payments as one file. */
export function PaymentSelectionBar({ selection, search }: PaymentSelectionBarProps) {
  const { run, isBusy } = useSaving('toast');
  const { count, isAll, ids } = selection;
  const print = async () => {
    const chosen = isAll
      ? (await callApi('listPayments', { query: filterOf(search) })).payments.map(({ id }) => id)
      : [...ids];
    saveFile(await callFile('readReceipts', { query: { ids: chosen.join(',') } }), 'receipts.pdf');
  };
  return (
    <SelectionBar selection={selection} noun="payment">
      {count > mostPayments ? (
        <p className="py-2.5 text-madder">At most {mostPayments} receipts can be made at once.</p>
      ) : (
        <Button isBusy={isBusy} onClick={() => void run(print)}>
          Receipts (PDF)
        </Button>
      )}
    </SelectionBar>
  );
}
