import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import {
  type Reimbursement,
  type RenewalState,
  renewalFields,
  renewalLabels,
  renewalStates,
} from '#shared/money/government/renewals.ts';
import { academicYearOf, academicYearsAround } from '#shared/office/academic-year-labels.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { EmptyList } from '#web/portal/kit/lists/empty-list.tsx';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { FeesLink } from '#web/portal/money/row-cells.tsx';
import { ToFeePlans } from '#web/portal/money/to-fee-plans.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';

const views = [
  { value: 'all', label: 'All' },
  { value: 'missing', label: 'Renewal missing' },
  { value: 'short', label: 'Attendance short' },
] as const;
type View = (typeof views)[number]['value'];

/** Students whose fees the government pays: renewal, attendance over all subjects, and what is released. */
export function ReimbursementsScreen() {
  const [view, setView] = useState<View>('all');
  const [year, setYear] = useState<string>();
  const [reference, setReference] = useState<string>();
  const today = useIndiaDay();
  const academicYear = year ?? academicYearOf(today);
  const asked = { academicYear, only: view === 'all' ? undefined : view };
  const { data, error, isPending, refetch } = useQuery(callQuery('listReimbursements', { query: asked }));
  const instalments = data?.instalments ?? [];
  const sheet = { academicYear, reference };
  return (
    <>
      <ScreenHeader title="Fee reimbursement" />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <ViewSwitch label="Students" value={view} options={views} onChange={setView} />
        <FilterSelect
          label="Academic year"
          all="This academic year"
          value={year}
          options={selectOptions(academicYearsAround(today).slice(0, -1))}
          onChange={(chosen) => {
            setYear(chosen);
            setReference(undefined);
          }}
        />
        <ExportLink href={callPath('exportReimbursements', {}, asked)} />
      </div>
      {data && (
        <p className="mb-3 text-ink-soft">
          Academic year {data.academicYear}. Asked for: {data.aggregateFrom} % of all classes together.
        </p>
      )}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <DataTable
        caption="Fee reimbursement"
        rows={data?.students ?? []}
        rowKey={({ studentId }) => studentId}
        isLoading={isPending}
        empty={
          view === 'all' ? (
            <EmptyList sentence="The government pays no fee of this academic year." hint={toPlans} />
          ) : (
            <EmptyList sentence="No student." />
          )
        }
        columns={[...columns, renewalColumn(academicYear)]}
      />
      {instalments.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-3 text-xl">Utilisation sheet</h2>
          <div className="flex flex-wrap items-center gap-3">
            <FilterSelect
              label="Instalment"
              all="All instalments of the year"
              value={reference}
              options={instalments.map((instalment) => ({
                value: instalment.reference,
                label: `${instalment.reference}, ${formatDate(instalment.releasedOn)}: ${formatRupees(instalment.amount)}`,
              }))}
              onChange={setReference}
            />
            <ExportLink
              href={callPath('exportUtilisation', {}, sheet)}
              pdfHref={callPath('readUtilisation', {}, sheet)}
              label="Utilisation sheet"
            />
          </div>
        </section>
      )}
    </>
  );
}

const toPlans = (
  <ToFeePlans>
    In a fee plan, or in a fee of a student, choose under ‘To be paid by’ that the government pays.
  </ToFeePlans>
);

const columns: readonly Column<Reimbursement>[] = [
  {
    header: 'Student',
    isTitle: true,
    cell: (row) => (
      <>
        <FeesLink of={row} />
        <span className="block text-sm font-normal text-ink-soft">{row.enrollmentNumber}</span>
      </>
    ),
  },
  {
    header: 'Attendance',
    isNumber: true,
    cell: ({ percent, held, attended, isShort }) =>
      percent === null ? (
        '—'
      ) : (
        <span className={isShort ? 'font-semibold text-madder' : undefined}>
          {percent} %, {attended} of {held}
        </span>
      ),
  },
  { header: 'Amount', isNumber: true, cell: ({ amount }) => formatRupees(amount) },
  { header: 'Released', isNumber: true, cell: ({ released }) => formatRupees(released) },
  { header: 'Pending', isNumber: true, cell: ({ pending }) => formatRupees(pending) },
];

const renewalColumn = (academicYear: string): Column<Reimbursement> => ({
  header: renewalFields.state.label,
  cell: (row) => <RenewalChoice row={row} academicYear={academicYear} />,
});

/** Saved at once, with today's day. */
function RenewalChoice({ row, academicYear }: { row: Reimbursement; academicYear: string }) {
  const { run } = useSaving('toast');
  const today = useIndiaDay();
  const save = (state: RenewalState) =>
    void run(
      () =>
        callApi('updateRenewal', {
          params: { id: row.studentId, academicYear },
          body: { state, on: today },
        }),
      `${row.studentName}: ${renewalLabels[state]}`,
    );
  return (
    <>
      <select
        aria-label={`Renewal of ${row.studentName}`}
        value={row.renewal}
        onChange={(event) => save(event.target.value as RenewalState)} // one of the options
        className="min-h-11 rounded-sm border border-ink-soft bg-white px-2"
      >
        {selectOptions(renewalStates, renewalLabels).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {row.renewedOn && <span className="block text-sm text-ink-soft">{formatDate(row.renewedOn)}</span>}
    </>
  );
}
