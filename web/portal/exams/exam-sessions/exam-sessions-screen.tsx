import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type ExamSession,
  examKindLabels,
  examSessionFields,
  examSessionSortKeys,
} from '#shared/exams/exam-sessions.ts';
import { formatDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { KeptMarksNotice } from '#web/portal/exams/marks/kept-marks-notice.tsx';
import { listOf, useList } from '#web/portal/kit/lists/list-of.ts';
import { SearchedList } from '#web/portal/kit/lists/searched-list.tsx';
import { useListState } from '#web/portal/kit/lists/way-to-list.tsx';
import { AddButton, NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { usePortalUser } from '#web/portal/teaching/registers/use-portal-user.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { ExamStatePill } from './exam-state.tsx';

const examSessionList = listOf({
  sortKeys: examSessionSortKeys,
  defaultSort: '-date',
  filters: examSessionFields,
  read: (query) => callListQuery('listExamSessions', { query }),
  exported: (filter) => callPath('exportExamSessions', {}, filter),
});

const ExamSessionDialog = lazyDialog(() => import('./exam-session-dialog.tsx'));

const columns = (isOffice: boolean, pathOf: (section: string) => string): readonly Column<ExamSession>[] => [
  {
    header: 'Session',
    sortKey: 'name',
    isTitle: true,
    cell: ({ id, name }) => <NameLink to={pathOf(`marks/${id}`)} name={name} />,
  },
  { header: 'Year', isDetail: true, cell: ({ year }) => `${yearLabels[year]} year` },
  { header: 'Kind', isDetail: true, cell: ({ kind }) => examKindLabels[kind] },
  { header: 'Academic year', sortKey: 'academicYear', cell: ({ academicYear }) => academicYear },
  {
    header: 'From',
    isDetail: true,
    sortKey: 'date',
    cell: ({ papers }) => (papers[0] ? formatDate(papers[0].date) : '—'),
  },
  { header: 'State', isFigure: true, cell: ({ state }) => <ExamStatePill state={state} /> },
  {
    header: isOffice ? 'Entered' : 'Your subjects',
    isDetail: !isOffice,
    isNumber: isOffice,
    cell: (session) => <Progress session={session} path={pathOf(`marks/${session.id}`)} />,
  },
];

/** The exam sessions with how far their marks are: the office's all, a teacher's those with own subjects first. */
export function ExamSessionsScreen() {
  const { facultyId, pathOf } = usePortalUser();
  const isOffice = !facultyId;
  const [isAdding, setAdding] = useState(false);

  return (
    <>
      <ScreenHeader title="Marks">
        {isOffice && <AddButton onClick={() => setAdding(true)}>New exam session</AddButton>}
      </ScreenHeader>
      <KeptMarksNotice />
      <SearchedList
        caption="Exam sessions"
        noun="sessions"
        empty="No exam sessions found."
        hint={
          isOffice ? (
            <>
              <p>
                A session is one examination of a year: its subjects with their dates, then the marks, which
                are locked and published.
              </p>
              <Button className="mt-3" onClick={() => setAdding(true)}>
                Make the first session
              </Button>
            </>
          ) : (
            'The office makes them; your subjects appear here.'
          )
        }
        list={useList(examSessionList)}
        columns={columns(isOffice, pathOf)}
      />
      {isAdding && <ExamSessionDialog session={undefined} onClose={() => setAdding(false)} />}
    </>
  );
}

/** How many marks are entered: of the whole session for the office, by subject for a teacher. */
function Progress({ session, path }: { session: ExamSession; path: string }) {
  const state = useListState();
  const { students = 0 } = session;
  const mine = session.papers.filter(({ mayEnter }) => mayEnter);
  if (mine.length === 0) return <span className="data-table-nothing">—</span>;
  if (mine.length === session.papers.length && mine.length > 3) {
    const entered = sumOf(mine.map((paper) => paper.entered ?? 0));
    return <span className="tabular whitespace-nowrap">{`${entered} of ${students * mine.length}`}</span>;
  }
  return (
    <ul className="grid gap-0.5 py-1">
      {mine.map(({ subject, entered = 0 }) => (
        <li key={subject.id}>
          <Link
            to={path}
            search={{ subject: subject.id }}
            state={state}
            className="inline-flex min-h-6 items-center link-alone"
          >
            {subject.code} {subject.name}
          </Link>{' '}
          <span className="tabular whitespace-nowrap text-ink-soft">{`${entered} of ${students}`}</span>
        </li>
      ))}
    </ul>
  );
}
