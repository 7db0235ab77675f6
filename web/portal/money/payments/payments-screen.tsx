import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { readDay } from '#shared/kit/days.ts';
import { formatDate } from '#shared/kit/format.ts';
import { type Payment, paymentModeLabels } from '#shared/money/payments.ts';
import { mostPayments } from '#shared/money/payments-at-once.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callApi, callFile } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { choiceColumn } from '#web/portal/kit/lists/choice-column.tsx';
import { useList } from '#web/portal/kit/lists/list-of.ts';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { filterOf } from '#web/portal/kit/lists/list-search.ts';
import { saveFile } from '#web/portal/kit/lists/save-file.ts';
import { SelectionBar } from '#web/portal/kit/lists/selection-bar.tsx';
import { usePrint } from '#web/portal/kit/lists/use-print.tsx';
import { type RowSelection, useSelection } from '#web/portal/kit/lists/use-selection.ts';
import { useMayWrite, WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { dayBookColumns } from './payment-columns.tsx';
import { type PaymentListSearch, paymentList } from './payment-queries.ts';
import { PaymentSums } from './payment-sums.tsx';
import { TakenBack } from './taken-back.tsx';

const CancelPaymentDialog = lazyDialog(() => import('./cancel-payment-dialog.tsx'));

const CloseDayDialog = lazyDialog(() => import('#web/portal/money/day-closes/close-day-dialog.tsx'));

const nameOf = ({ receiptNumber, studentName }: Payment) => `${receiptNumber}, ${studentName}`;

/** On paper, which payments these are: the controls that say it on the screen are not printed. */
function PrintedFilter({ search: { q, from, to, mode } }: { search: PaymentListSearch }) {
  const facts = [
    from && (from === to ? formatDate(from) : `from ${formatDate(from)}`),
    to && to !== from && `to ${formatDate(to)}`,
    mode && paymentModeLabels[mode],
    q && `‘${q}’`,
  ].filter(Boolean);
  return facts.length > 0 && <p className="mb-3 hidden print:block">{facts.join(' · ')}</p>;
}

/** The day book: what was paid, with the sums of each day. */
export function PaymentsScreen() {
  const list = useList(paymentList);
  const { search, query } = list;
  const selection = useSelection(list);
  const printing = usePrint(list);
  const [cancelling, setCancelling] = useState<Payment>();
  const [isClosing, setClosing] = useState(false);
  const today = useIndiaDay();
  const mayWrite = useMayWrite();
  const { from, to } = search;
  const isToday = from === today && to === today;
  return (
    <ListScreen
      title="Payments"
      more={
        <>
          {printing.button}
          <Link to={portalRoutes.admin('collections')} className={buttonClass('plain')}>
            Collections
          </Link>
          <WriteOnly>
            <Link to={portalRoutes.admin('bank-statement')} className={buttonClass('plain')}>
              Bank statement
            </Link>
            <Button onClick={() => setClosing(true)}>Close the day</Button>
          </WriteOnly>
        </>
      }
      actions={
        <WriteOnly>
          <Link to={portalRoutes.admin('take-payments')} className={buttonClass('primary')} data-opens="new">
            <Plus className="size-5" />
            <span>Take payments</span>
          </Link>
        </WriteOnly>
      }
      noun="payments"
      before={
        <>
          <Button
            aria-pressed={isToday}
            onClick={() =>
              list.update(isToday ? { from: undefined, to: undefined } : { from: today, to: today })
            }
          >
            Today
          </Button>
          <DayField label="From" value={from} onChange={(day) => list.update({ from: day })} />
          <DayField label="To" value={to} onChange={(day) => list.update({ to: day })} />
        </>
      }
      between={
        <>
          <PrintedFilter search={search} />
          {query.data && <PaymentSums sums={query.data.sums} />}
        </>
      }
      // Not before the sums, which would move it.
      instead={query.isPending && <Loading text="Loading…" />}
      empty="No payments found."
      hint={
        <>
          <p>Every payment gets a receipt and is listed here, with the sums of its day.</p>
          <WriteOnly>
            <Link to={portalRoutes.admin('take-payments')} className={buttonClass('plain', 'mt-3')}>
              Take the first payment
            </Link>
          </WriteOnly>
        </>
      }
      list={list}
      columns={[choiceColumn<Payment>(selection, nameOf), ...dayBookColumns(mayWrite && setCancelling)]}
      printed={printing.printed}
    >
      {query.data && <TakenBack cancellations={query.data.cancellations} refunds={query.data.refunds} />}
      <PaymentSelectionBar selection={selection} search={search} />
      {isClosing && <CloseDayDialog onClose={() => setClosing(false)} />}
      {cancelling && <CancelPaymentDialog payment={cancelling} onClose={() => setCancelling(undefined)} />}
    </ListScreen>
  );
}

interface DayFieldProps {
  label: string;
  /** 'YYYY-MM-DD' */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day in the toolbar of a list, which changes only with a whole one. */
function DayField({ label, value = '', onChange }: DayFieldProps) {
  const change = (typed: string) => {
    if (typed === '' || readDay(typed)) onChange(typed || undefined);
  };
  return (
    <DateField
      label={label}
      required
      means="search"
      value={value}
      onChange={({ target }) => change(target.value)}
      isBare
      className="w-40"
    />
  );
}

/** The receipts of the chosen payments as one file. */
function PaymentSelectionBar({ selection, search }: { selection: RowSelection; search: PaymentListSearch }) {
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
