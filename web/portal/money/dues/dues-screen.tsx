import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCount, formatDate, formatRupees } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import type { Due, DueSums } from '#shared/money/dues.ts';
import { isGovernments } from '#shared/money/payers.ts';
import { studentFields } from '#shared/people/students.ts';
import { portalRoutes } from '#shared/routes.ts';
import { shownValue } from '#web/portal/kit/forms/shown-value.ts';
import { choiceColumn } from '#web/portal/kit/lists/choice-column.tsx';
import { chosenColumns } from '#web/portal/kit/lists/column-choice.tsx';
import { useList } from '#web/portal/kit/lists/list-of.ts';
import { SearchedList } from '#web/portal/kit/lists/searched-list.tsx';
import { usePrint } from '#web/portal/kit/lists/use-print.tsx';
import { withActions } from '#web/portal/kit/rows/row-table.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog, lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Figures } from '#web/portal/money/figures.tsx';
import { FeesLink, NumberAndYear, OpenFee } from '#web/portal/money/row-cells.tsx';
import { noOpenFees } from '#web/portal/money/to-fee-plans.tsx';
import { ImportButton } from '#web/portal/office/imports/import-button.tsx';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { type DueListSearch, dueList } from './due-queries.ts';
import { DueSelectionBar } from './due-selection-bar.tsx';
import { useChosenDues } from './use-chosen-dues.ts';
import { useHeadOptions } from './use-head-options.ts';

const ReminderDialog = lazyDialog(() => import('./reminder-dialog.tsx'));

const DueChart = lazyPart(() => import('./due-chart.tsx'));

const views = [
  { value: 'list', label: 'List' },
  { value: 'chart', label: 'Chart' },
] as const;

/** On paper, which dues these are: the controls that say it on the screen are not printed. */
function PrintedFilter({ search: { q, head, year, quota, overdue, payableBy } }: { search: DueListSearch }) {
  const facts = [
    head,
    year && `${yearLabels[year]} year`,
    quota && shownValue(quota, studentFields.quota),
    payableBy && 'To be paid by the government',
    overdue && (overdue === 'true' ? 'Overdue' : 'Due later'),
    q && `‘${q}’`,
  ].filter(Boolean);
  return facts.length > 0 && <p className="mb-3 hidden print:block">{facts.join(' · ')}</p>;
}

const nameOf = ({ studentName, head }: Due) => `${studentName}, ${head}`;

/** Who owes what since when. */
export function DuesScreen() {
  const list = useList(dueList);
  const { search, query } = list;
  const isChart = search.view === 'chart';
  const printing = usePrint(list);
  const { selection, chosen } = useChosenDues(list);
  const today = useIndiaDay();
  const [reminding, setReminding] = useState<Due>();
  const mayRemind = useMayWrite();
  const shown = withActions(
    [choiceColumn(selection, nameOf), ...columns(today, chosenColumns(list))],
    mayRemind && remindButton(setReminding),
  );
  return (
    <>
      <ScreenHeader
        title="Dues"
        more={
          <>
            <Link to={portalRoutes.admin('reimbursements')} className={buttonClass('plain')}>
              Fee reimbursement
            </Link>
            <ImportButton noun="fee" />
            {printing.button}
          </>
        }
      />
      {query.data && query.data.total > 0 && (
        <Sums sums={query.data.sums} isPending={isGovernments(search)} />
      )}
      {/* The place of the sums. */}
      {query.isPending && <div className="mb-2 h-9.5 sm:mb-4 sm:h-12.5" />}
      <SearchedList
        caption="Dues"
        noun="open fees"
        searched="dues"
        empty="Nothing is owed."
        hint={noOpenFees}
        list={list}
        columns={shown}
        printed={printing.printed}
        hasPhones
        before={
          <ViewSwitch
            label="View"
            value={search.view ?? 'list'}
            options={views}
            onChange={(view) => list.update({ view: view === 'chart' ? view : undefined })}
          />
        }
        options={useHeadOptions()}
        between={<PrintedFilter search={search} />}
        instead={isChart && <DueChart list={list} />}
      />
      {!isChart && <DueSelectionBar selection={selection} chosen={chosen} search={search} />}
      {reminding && <ReminderDialog due={reminding} onClose={() => setReminding(undefined)} />}
    </>
  );
}

/** @param isPending of what the government pays */
function Sums({ sums, isPending }: { sums: DueSums; isPending: boolean }) {
  const { open, overdue, students, government } = sums;
  return (
    <Figures
      className="mb-2 sm:mb-4"
      figures={[
        { label: isPending ? 'Pending' : 'Open', figure: formatRupees(open) },
        !isPending && { label: 'Of it overdue', figure: formatRupees(overdue) },
        { label: 'Students', figure: formatCount(students) },
        government !== undefined && {
          label: 'To be paid by the government',
          figure: formatRupees(government),
        },
      ]}
    />
  );
}

/** What the government pays is never overdue. */
const isLate = (due: Due, today: string) => due.dueOn < today && !isGovernments(due);

/** @param today a day @param further those that were chosen */
const columns = (today: string, further: readonly Column<Due>[]): readonly Column<Due>[] => [
  {
    header: 'Student',
    sortKey: 'studentName',
    isTitle: true,
    cell: (due) => (
      <span>
        <FeesLink of={due} />
        <NumberAndYear of={due} />
      </span>
    ),
  },
  {
    header: 'Fee',
    isDetail: true,
    cell: (due) => (
      <>
        {isLate(due, today) && (
          <span className="card-only">
            <Pill tone="bad">Overdue</Pill>{' '}
          </span>
        )}
        <BreakableText text={due.head} />
      </>
    ),
  },
  {
    header: 'Due on',
    sortKey: 'dueOn',
    cell: (due) => (
      <>
        <BreakableText text={formatDate(due.dueOn)} /> {isLate(due, today) && <Pill tone="bad">Overdue</Pill>}
      </>
    ),
  },
  { header: 'Paid', isNumber: true, cell: ({ paid }) => formatRupees(paid) },
  {
    header: 'Open',
    sortKey: 'open',
    isNumber: true,
    isFigure: true,
    cell: (due) => <OpenFee of={due} />,
  },
  ...further,
  {
    header: 'Reminded',
    isNumber: true,
    cell: ({ remindedOn }) => (remindedOn ? formatDate(remindedOn) : '—'),
  },
];

const remindButton = (remind: (due: Due) => void) => (due: Due) =>
  !isGovernments(due) && (
    <Button
      variant="quiet"
      aria-label={`Remind ${due.studentName} of ${due.head}`}
      onClick={() => remind(due)}
    >
      Remind
    </Button>
  );
