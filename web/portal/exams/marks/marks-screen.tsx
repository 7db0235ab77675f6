import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { type ExamSession, examKindLabels } from '#shared/exams/exam-sessions.ts';
import type { MarksSheet } from '#shared/exams/marks.ts';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { ExamSessionSteps } from '#web/portal/exams/exam-sessions/exam-session-steps.tsx';
import { ExamStatePill } from '#web/portal/exams/exam-sessions/exam-state.tsx';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { ListLink } from '#web/portal/kit/lists/way-to-list.tsx';
import { idForm, matching } from '#web/portal/kit/shell/address.ts';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { LinkTabs } from '#web/portal/kit/shell/link-tabs.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { usePortalUser } from '#web/portal/teaching/registers/use-portal-user.ts';
import { SubjectFilter } from '#web/portal/teaching/teaching/subject-filter.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { MarksSheetPart } from './marks-sheet.tsx';

const ExamDatesPublication = lazyPart(
  () => import('#web/portal/exams/exam-sessions/exam-dates-publication.tsx'),
);
const ExamFigures = lazyPart(() => import('./exam-figures.tsx'));

const tabs = [
  { tab: 'marks', label: 'Marks' },
  { tab: 'figures', label: 'How it went' },
] as const;
const officeTabs = [...tabs, { tab: 'dates', label: 'Dates' }] as const;

const pollMilliseconds = 10_000;

/** The marks sheet of an exam session, for the office with the next step of the session and its dates. */
export function MarksScreen() {
  const { sessionId = '' }: { sessionId?: string } = useParams({ strict: false });
  const { facultyId, pathOf } = usePortalUser();
  // The marks of others appear by themselves.
  const { data, error, refetch } = useQuery({
    ...callQuery('readMarks', { params: { id: sessionId } }),
    refetchInterval: pollMilliseconds,
    refetchOnWindowFocus: 'always',
  });
  return (
    <>
      <p className="mb-1 print:hidden">
        <ListLink to={pathOf('marks')} label="Marks" />
      </p>
      {!data && <LoadState {...{ error, refetch }} />}
      {data && <Loaded sheet={data} isOffice={!facultyId} />}
    </>
  );
}

function Loaded({ sheet, isOffice }: { sheet: MarksSheet; isOffice: boolean }) {
  const { session, students } = sheet;
  const { name, year, kind, academicYear, state, papers } = session;
  const { subject, tab } = marksSearch(useSearch({ strict: false }));
  // Below this width a sheet shows one subject.
  const isPhone = useMedia('(max-width: 639px)');
  const chosen = papers.find((paper) => paper.subject.id === subject) ?? (isPhone ? papers[0] : undefined);
  const shown = chosen ? [chosen] : papers;
  return (
    <>
      <ScreenHeader title={name}>{isOffice && <ExamSessionSteps session={session} />}</ScreenHeader>
      <p className="mb-4 text-ink-soft sm:-mt-3">
        {`${yearLabels[year]} year · ${examKindLabels[kind]} · ${academicYear} · `}
        <ExamStatePill state={state} />
      </p>
      <LinkTabs label={`About ${name}`} tabs={isOffice ? officeTabs : tabs} current={tab ?? 'marks'} />
      {tab === 'figures' ? (
        <ExamFigures id={session.id} name={name} />
      ) : tab === 'dates' && isOffice ? (
        <ExamDatesPublication session={session} />
      ) : (
        <>
          <div className="mb-3 flex items-center gap-2 print:hidden sm:mb-4">
            {papers.length > 1 && (
              <SubjectFilter
                subjects={papers.map((paper) => paper.subject)}
                value={chosen?.subject.id}
                hasAll={!isPhone}
              />
            )}
            {students.length > 0 && <ExportLink href={callPath('exportMarks', { id: session.id })} />}
          </div>
          {chosen && <Place paper={chosen} />}
          {papers.length === 0 ? (
            <p className="text-ink-soft">
              You enter no marks in this session. The office says who teaches which subject.
            </p>
          ) : students.length === 0 ? (
            <p className="text-ink-soft">No students of this year yet.</p>
          ) : (
            <MarksSheetPart key={session.id} sheet={sheet} papers={shown} isOffice={isOffice} />
          )}
        </>
      )}
    </>
  );
}

function Place({ paper: { subject, date, time, room, maxMarks } }: { paper: ExamSession['papers'][number] }) {
  const facts = [formatDate(date), time && formatTime(time), room, `at most ${maxMarks}`];
  return (
    <p className="mb-4 text-ink-soft">
      <strong className="block font-semibold text-ink">{subject.name}</strong>
      {facts.filter(Boolean).join('\u00a0· ')}
    </p>
  );
}

/** The subject whose marks are shown, without one all of them, and the tab. */
const marksSearch = ({ subject, tab }: Record<string, unknown>) => ({
  subject: matching(subject, idForm),
  tab: tab === 'figures' || tab === 'dates' ? tab : undefined,
});
