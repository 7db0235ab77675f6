import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { capitalised, formatRupees } from '#shared/kit/format.ts';
import type { Collected, CollectionGroup, Collections } from '#shared/money/cash-desk/collections.ts';
import { type PaymentMode, paymentModeLabels } from '#shared/money/payment-modes.ts';
import { type Quota, quotaLabels } from '#shared/people/quotas.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { TableSection } from '#web/portal/kit/rows/table-section.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { Column } from '#web/ui/data-table.tsx';

/** What is stored of a group in words; the rest of many heads has none. */
const groups: readonly { by: CollectionGroup; title: string; nameOf: (group: string | null) => string }[] = [
  { by: 'head', title: 'By fee', nameOf: (group) => group ?? 'Other fees' },
  {
    by: 'quota',
    title: 'By quota',
    nameOf: (group) => (group ? quotaLabels[group as Quota] : 'Without a quota'), // as stored
  },
  {
    by: 'mode',
    title: 'By mode',
    nameOf: (group) => paymentModeLabels[group as PaymentMode], // as stored
  },
  { by: 'clerk', title: 'By clerk', nameOf: (group) => group ?? 'Others' },
];

const number = { isNumber: true, isDetail: true, width: 'w-1/5' };
const sums: readonly Column<Collected>[] = [
  { ...number, header: 'Today', cell: ({ today }) => formatRupees(today) },
  { ...number, header: 'This month', cell: ({ month }) => formatRupees(month) },
  {
    ...number,
    header: 'This year',
    isDetail: false,
    isFigure: true,
    cell: ({ year }) => formatRupees(year),
  },
];

/** Collected today, this month and this financial year, at a glance. */
export function CollectionsScreen() {
  const { data, error, refetch } = useQuery(callQuery('readCollections'));
  return (
    <>
      <ScreenHeader title="Collections" more={<ExportLink href={callPath('exportCollections')} />} />
      {(error || !data) && <LoadState {...{ error, refetch }} text="Adding up what was collected…" />}
      {data && <CollectionsView collections={data} />}
    </>
  );
}

function CollectionsView({ collections }: { collections: Collections }) {
  const { today, month, year, financialYear, promised } = collections;
  return (
    <>
      <dl className="tabular mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
        <Figure label="Today" amount={today} />
        <Figure label="This month" amount={month} />
        <Figure label={`Financial year ${financialYear}`} amount={year} />
        <Figure label="Promised by the government" amount={promised} />
      </dl>
      {collections.mode.length === 0 && (
        <>
          <p className="font-medium">Nothing was collected this year.</p>
          <Link to={portalRoutes.admin('take-payments')} className={buttonClass('plain', 'mt-3 mb-6')}>
            Take the first payment
          </Link>
        </>
      )}
      {groups.map(({ by, title, nameOf }) => (
        <TableSection
          key={by}
          title={title}
          rows={collections[by]}
          rowKey={({ group }) => group ?? ''}
          columns={[
            { header: capitalised(title.slice(3)), isTitle: true, cell: ({ group }) => nameOf(group) },
            ...sums,
          ]}
        />
      ))}
      <p className="mt-8 max-w-prose text-sm text-ink-soft">
        Receipts on their day of payment, minus what was cancelled or refunded on its own day. The year begins
        on 1 April.
      </p>
    </>
  );
}

function Figure({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-white px-4 py-3 sm:px-5 sm:py-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-2xl leading-none font-semibold whitespace-nowrap sm:text-3xl">
        {formatRupees(amount)}
      </dd>
    </div>
  );
}
