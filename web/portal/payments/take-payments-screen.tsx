import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Due } from '#shared/dues.ts';
import { formatDate, formatRupees } from '#shared/format.ts';
import { mostPayments, type Payment } from '#shared/payments.ts';
import { portalRoutes } from '#shared/routes.ts';
import { yearLabels } from '#shared/study-years.ts';
import { DueFilters } from '#web/portal/dues/due-filters.tsx';
import { dueListSearch } from '#web/portal/dues/due-list-search.ts';
import { duesQuery } from '#web/portal/dues/due-queries.ts';
import { useListSearch } from '#web/portal/lists/list-search.ts';
import { ListTable } from '#web/portal/lists/list-table.tsx';
import { ListToolbar } from '#web/portal/lists/list-toolbar.tsx';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { receiptsPath } from './payment-queries.ts';
import { ReceiptLink } from './receipt-link.tsx';
import { TakePaymentsForm, type Ticked } from './take-payments-form.tsx';

/** Many students pay on one day: choose the fee, tick the students, save once. */
export function TakePaymentsScreen() {
  const [search, update] = useListSearch(dueListSearch);
  const query = useQuery(
    duesQuery({ ...search, pageSize: search.pageSize ?? 100, sort: search.sort ?? 'studentName' }),
  );
  const [ticked, setTicked] = useState<ReadonlyMap<string, Ticked>>(new Map());
  const [taken, setTaken] = useState<readonly Payment[]>();

  const tick = (due: Due, isTicked: boolean) => {
    const next = new Map(ticked);
    if (isTicked) next.set(due.id, { due, amount: `${due.open}` });
    else next.delete(due.id);
    setTaken(undefined);
    setTicked(next);
  };
  const type = (due: Due, amount: string) => setTicked(new Map(ticked).set(due.id, { due, amount }));

  return (
    <>
      <ScreenHeader title="Take payments">
        <Link to={portalRoutes.admin('payments')} className={buttonClass('plain')}>
          Day book
        </Link>
      </ScreenHeader>
      {taken && <TakenNotice payments={taken} />}
      <ListToolbar noun="students who owe" q={search.q ?? ''} onSearch={(q) => update({ q })}>
        <DueFilters search={search} onChange={update} />
      </ListToolbar>
      <ListTable
        caption="Open fees"
        noun="open fees"
        empty="No open fees found."
        hint="Fees are entered in the student’s record."
        query={query}
        columns={columns(ticked, tick, type)}
        rowKey={({ id }) => id}
        search={{ ...search, pageSize: search.pageSize ?? 100 }}
        defaultSort="studentName"
        onChange={update}
      />
      <TakePaymentsForm
        ticked={ticked}
        most={mostPayments}
        onTaken={(payments) => {
          setTicked(new Map());
          setTaken(payments);
        }}
      />
    </>
  );
}

function TakenNotice({ payments }: { payments: readonly Payment[] }) {
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  const [first, last] = [payments[0]?.receiptNumber, payments.at(-1)?.receiptNumber];
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-sm border border-teal bg-sea-pale p-4"
    >
      <p>
        <strong className="font-semibold">{formatRupees(sum)}</strong> taken in {payments.length}{' '}
        {payments.length === 1 ? 'payment' : 'payments'}: {first}
        {last !== first && ` to ${last}`}
      </p>
      <ReceiptLink href={receiptsPath(payments)} isPrimary>
        Open receipts
      </ReceiptLink>
    </div>
  );
}

const columns = (
  ticked: ReadonlyMap<string, Ticked>,
  tick: (due: Due, isTicked: boolean) => void,
  type: (due: Due, amount: string) => void,
): readonly Column<Due>[] => [
  {
    header: 'Student',
    sortKey: 'studentName',
    isTitle: true,
    cell: (due) => (
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={ticked.has(due.id)}
          onChange={(event) => tick(due, event.target.checked)}
          aria-label={`${due.studentName}, ${due.head}`}
          className="size-5 flex-none accent-teal"
        />
        <span className="wrap-anywhere">
          {due.studentName}{' '}
          <span className="text-sm font-normal text-ink-soft">
            {due.enrollmentNumber}, {yearLabels[due.year]} year
          </span>
        </span>
      </label>
    ),
  },
  { header: 'Fee', cell: ({ head }) => head },
  { header: 'Due on', sortKey: 'dueOn', isNumber: true, cell: ({ dueOn }) => formatDate(dueOn) },
  { header: 'Open', sortKey: 'open', isNumber: true, cell: ({ open }) => formatRupees(open) },
  {
    header: 'Paid now',
    isNumber: true,
    cell: (due) => {
      const entry = ticked.get(due.id);
      if (!entry) return <span className="text-ink-soft">—</span>;
      return (
        <input
          inputMode="numeric"
          value={entry.amount}
          onChange={(event) => type(due, event.target.value)}
          aria-label={`Amount paid by ${due.studentName} for ${due.head}`}
          className="tabular min-h-11 w-32 rounded-sm border border-ink-soft bg-white px-2 text-right"
        />
      );
    },
  },
];
