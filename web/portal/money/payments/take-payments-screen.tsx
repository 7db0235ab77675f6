import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { counted, formatDate, formatRupees } from '#shared/kit/format.ts';
import { amountOf } from '#shared/kit/sums.ts';
import type { Due } from '#shared/money/dues.ts';
import type { Payment } from '#shared/money/payments.ts';
import { mostPayments } from '#shared/money/payments-at-once.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callPath } from '#web/api/calls.ts';
import { choiceColumn } from '#web/portal/kit/lists/choice-column.tsx';
import { ListFilters } from '#web/portal/kit/lists/filter-select.tsx';
import { useList } from '#web/portal/kit/lists/list-of.ts';
import { narrowingOf } from '#web/portal/kit/lists/list-search.ts';
import { ListTable } from '#web/portal/kit/lists/list-table.tsx';
import { ListToolbar } from '#web/portal/kit/lists/list-toolbar.tsx';
import { countedRows } from '#web/portal/kit/lists/selection-count.tsx';
import type { RowSelection } from '#web/portal/kit/lists/use-selection.ts';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { focusNow } from '#web/portal/kit/shell/focus-now.ts';
import { NoSuchScreen } from '#web/portal/kit/shell/no-such-screen.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { dueList } from '#web/portal/money/dues/due-queries.ts';
import { useChosenDues } from '#web/portal/money/dues/use-chosen-dues.ts';
import { useHeadOptions } from '#web/portal/money/dues/use-head-options.ts';
import { NumberAndYear, OpenFee } from '#web/portal/money/row-cells.tsx';
import { noOpenFees } from '#web/portal/money/to-fee-plans.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { SkipList } from '#web/ui/skip-list.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { paymentFormId, TakePaymentsForm } from './take-payments-form.tsx';
import { type TypedPayment, type Typing, typedColumns } from './typed-payment-columns.tsx';

/** Fees of a phone's screen, below which the form is seen. */
const shownAtOnce = 3;

/** Many students pay on one day: choose the fee, tick the students, save once. */
export function TakePaymentsScreen() {
  const list = useList(dueList, { pageSize: 100, sort: 'studentName' });
  const { search, query } = list;
  const headOptions = useHeadOptions();
  const navigate = useNavigate();
  const { dues: given } = useLocation({ select: ({ state }) => state });
  const { selection, chosen } = useChosenDues(list, given);
  /** As typed, by the fee; a fee without an entry is paid in full. */
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedPayment>>(new Map());
  const [taken, setTaken] = useState<readonly Payment[]>();
  const isNothingOwed = query.data?.total === 0 && selection.count === 0 && narrowingOf(search).length === 0;
  const rowOf = ({ id, open }: Due) => ({ amount: `${open}`, ...typed.get(id) });
  const type: Typing['type'] = (due, change) =>
    setTyped((now) => new Map(now).set(due.id, { ...now.get(due.id), ...change }));
  /** A column of a spreadsheet goes into this row and the chosen ones below it. */
  const paste = (due: Due, references: readonly string[]) => {
    const chosenRows = (query.data?.rows ?? []).filter(({ id }) => selection.isChosen(id));
    const first = chosenRows.findIndex(({ id }) => id === due.id);
    for (const [place, reference] of references.entries()) {
      const at = chosenRows[first + place];
      if (at) type(at, { reference });
    }
  };
  const start = () => {
    selection.clear();
    setTyped(new Map());
  };

  if (!useMayWrite()) return <NoSuchScreen />;
  return (
    <>
      <ScreenHeader title="Take payments">
        <Link to={portalRoutes.admin('payments')} className={buttonClass('plain')}>
          Day book
        </Link>
      </ScreenHeader>
      {taken && selection.count === 0 && <TakenNotice payments={taken} />}
      <ListToolbar noun="dues" list={list}>
        <ListFilters list={list} options={headOptions} />
      </ListToolbar>
      <SkipList to={paymentFormId} />
      <ListTable
        caption="Open fees"
        noun="open fees"
        empty="Nothing is owed."
        hint={noOpenFees}
        list={list}
        columns={[
          choiceColumn<Due>(selection, ({ studentName, head }) => `${studentName}, ${head}`),
          ...columns({ isChosen: selection.isChosen, rowOf, type, paste }),
        ]}
      />
      {selection.count > 0 && (query.data?.rows.length ?? 0) > shownAtOnce && (
        <ToPayment selection={selection} />
      )}
      {!isNothingOwed && (
        <TakePaymentsForm
          selection={selection}
          ticked={chosen?.map((due) => ({ due, ...rowOf(due) }))}
          most={mostPayments}
          onClear={start}
          onTaken={(payments) => {
            start();
            setTaken(payments);
            // Paid: they are not chosen again when the page is loaded again.
            if (given)
              void navigate({
                to: '.',
                search: true,
                replace: true,
                state: ({ dues: _dues, ...state }) => state,
              });
          }}
        />
      )}
    </>
  );
}

/** On a phone the form is far below a long list: how much is ticked, and the way there. */
function ToPayment({ selection }: { selection: RowSelection }) {
  return (
    <p className="foot-bar sticky bottom-(--foot) z-20 -mx-4 mt-3 flex items-center justify-between gap-3 border-t-2 border-teal bg-white px-4 py-2 sm:hidden">
      {countedRows(selection, 'open fee')} chosen
      <Button variant="primary" onClick={() => document.getElementById(paymentFormId)?.focus()}>
        To the payment
      </Button>
    </p>
  );
}

function TakenNotice({ payments }: { payments: readonly Payment[] }) {
  const sum = amountOf(payments);
  const [first, last] = [payments[0]?.receiptNumber, payments.at(-1)?.receiptNumber];
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-sm border border-teal bg-sea-pale p-4"
    >
      <p>
        <strong className="font-semibold">{formatRupees(sum)}</strong> taken in{' '}
        {counted(payments.length, 'payment')}: {first}
        {last !== first && ` to ${last}`}
      </p>
      {/* The next step; at the foot of a long list it brings the notice into view. */}
      <ReceiptLink
        ref={focusNow}
        href={callPath('readReceipts', {}, { ids: payments.map(({ id }) => id).join(',') })}
      >
        Open receipts
      </ReceiptLink>
    </div>
  );
}

const columns = (typing: Typing): readonly Column<Due>[] => [
  {
    header: 'Student',
    sortKey: 'studentName',
    isTitle: true,
    cell: (due) => (
      <span className="font-medium wrap-anywhere">
        {due.studentName}
        <NumberAndYear of={due} />
      </span>
    ),
  },
  { header: 'Fee', isDetail: true, cell: ({ head }) => <span className="block min-w-20">{head}</span> },
  { header: 'Due on', sortKey: 'dueOn', cell: ({ dueOn }) => formatDate(dueOn) },
  {
    header: 'Open',
    sortKey: 'open',
    isNumber: true,
    isFigure: true,
    cell: (due) => <OpenFee of={due} />,
  },
  ...typedColumns(typing),
];
