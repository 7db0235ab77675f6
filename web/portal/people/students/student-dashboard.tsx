import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import type { Student } from '#shared/people/students.ts';
import { callQuery } from '#web/api/call-query.ts';
import { AnswerCard } from '#web/portal/kit/shell/answer-card.tsx';
import { lazyPartBelow } from '#web/portal/kit/shell/lazy-part.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { feeSums } from '#web/portal/money/fees/student-fee-sums.ts';
import { Loading } from '#web/ui/loading.tsx';
import { StudentHeading } from './student-heading.tsx';
import { studentRecordsQuery } from './student-queries.ts';

/** The table of fields and its schemas are not needed for what is above: the student’s day. */
const StudentDetails = lazyPartBelow(() => import('./student-profile.tsx'), 'StudentDetails');

interface StudentDashboardProps {
  title: string;
  student: Student;
  /** Addresses of the full screens. */
  screens: StudentScreens;
  /** What the student does today, above the rest. */
  children?: ReactNode;
  /** Something above the rest is still to come: the rest comes with it, so that nothing moves that is read already. */
  isWaiting?: boolean;
}

/** product §2.11: the profile, with the next dates, fees due and latest results. */
export function StudentDashboard(props: StudentDashboardProps) {
  const { title, student, screens, children, isWaiting = false } = props;
  return (
    <>
      <ScreenHeader title={title} />
      <StudentHeading student={student} />
      {children}
      {isWaiting ? (
        <Loading text="Loading…" />
      ) : (
        <>
          <StudentAtAGlance student={student} screens={screens} />
          <StudentDetails student={student} />
        </>
      )}
    </>
  );
}

type StudentScreens = Record<'calendar' | 'fees' | 'grades', { to: string; search?: object }>;

const shown = 3;

const glance = { className: 'pt-1 text-sm text-ink-soft', waiting: <Skeleton /> };

/** The next dates of the own year, fees due, the latest results: each leads to its screen. */
function StudentAtAGlance({ student, screens }: { student: Student; screens: StudentScreens }) {
  const today = useIndiaDay();
  const dates = useQuery(
    callQuery('listCalendarEntries', {
      query: { year: student.year, from: today, sort: 'date', page: 1, pageSize: shown },
    }),
  );
  const records = useQuery(studentRecordsQuery(student.id));
  return (
    <ul className="mb-6 grid gap-3 md:grid-cols-3 print:hidden">
      <AnswerCard title="Next dates" link={screens.calendar} query={dates} {...glance}>
        {(entries) =>
          entries.length > 0 ? (
            <Rows rows={entries.map(({ id, event, date }) => [id, event, formatDate(date)])} />
          ) : (
            say('No dates ahead for your year.')
          )
        }
      </AnswerCard>
      <AnswerCard title="Fees due" link={screens.fees} query={records} {...glance}>
        {({ fees }) => <FeesDue sums={feeSums(fees, today)} />}
      </AnswerCard>
      <AnswerCard title="Latest results" link={screens.grades} query={records} {...glance}>
        {({ results }) =>
          results.length > 0 ? (
            <Rows
              rows={results
                .slice(0, shown)
                .map(({ id, subject, marks, maxMarks }) => [id, subject.name, `${marks} / ${maxMarks}`])}
            />
          ) : (
            say('No results have been entered yet.')
          )
        }
      </AnswerCard>
    </ul>
  );
}

function FeesDue({ sums: { amount, due, overdue, nextDueOn } }: { sums: ReturnType<typeof feeSums> }) {
  if (amount === 0) return say('No fees have been entered yet.');
  return (
    <>
      <span className="tabular block text-3xl leading-tight font-semibold text-ink">{formatRupees(due)}</span>
      {due === 0 && say('Everything is paid.')}
      {overdue > 0 && (
        <span className="block font-medium text-madder">
          {say('{amount} overdue', { amount: formatRupees(overdue) })}
        </span>
      )}
      {nextDueOn && <span className="block">{say('Next due on {day}', { day: formatDate(nextDueOn) })}</span>}
    </>
  );
}

function Rows({ rows }: { rows: readonly (readonly [key: string, text: string, figure: string])[] }) {
  return (
    <ul className="grid gap-2">
      {rows.map(([key, text, figure]) => (
        <li key={key} className="flex items-baseline justify-between gap-x-4 leading-snug md:max-lg:flex-col">
          <span className="min-w-0 break-words text-ink">{text}</span>
          <span className="tabular flex-none">{figure}</span>
        </li>
      ))}
    </ul>
  );
}

function Skeleton() {
  return (
    <span className="grid gap-2.5 py-1" aria-hidden="true">
      <span className="block h-4 animate-pulse rounded-sm bg-line" />
      <span className="block h-4 animate-pulse rounded-sm bg-line" />
      <span className="block h-4 w-1/2 animate-pulse rounded-sm bg-line" />
    </span>
  );
}
