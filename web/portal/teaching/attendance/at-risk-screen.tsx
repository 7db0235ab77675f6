import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { whatsappNumber } from '#shared/kit/phones/phone-numbers.ts';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { fullName } from '#shared/people/full-name.ts';
import { studentFields } from '#shared/people/students.ts';
import type { AtRiskStudent } from '#shared/teaching/attendance.ts';
import { stateLabels, toAttendText } from '#shared/teaching/attendance-advice.ts';
import {
  attendanceMessage,
  messageLanguageLabels,
  messageLanguages,
} from '#shared/teaching/attendance-message.ts';
import { courseName } from '#shared/teaching/class-kinds.ts';
import { callListQuery, callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { college } from '#web/portal/kit/college.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { listOf, useList } from '#web/portal/kit/lists/list-of.ts';
import { SearchedList } from '#web/portal/kit/lists/searched-list.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { percentText } from './attendance-state.tsx';
import { studentColumn } from './student-column.tsx';

const statesAtRisk = ['short', 'condonable'] as const;
const atRiskList = listOf({
  sortKeys: [],
  filters: {
    year: studentFields.year,
    state: {
      label: 'State',
      choices: statesAtRisk,
      choiceLabels: stateLabels,
      filter: { all: 'Short and condonable' },
    },
  },
  read: (query) => callListQuery('listAtRisk', { query }),
  exported: (filter) => callPath('exportAtRisk', {}, filter),
});

const CountsDialog = lazyDialog(() => import('./counts-dialog.tsx'));

/** Who may not sit the examination as things stand, and a message to each parent. */
export function AtRiskScreen() {
  const list = useList(atRiskList);
  const { year } = list.search;
  const academicYear = academicYearOf(useIndiaDay());
  const [isEntering, setEntering] = useState(false);
  const rule = useQuery(callQuery('findAcademicYear', { params: { academicYear } }));
  const eligibleFrom = rule.data?.eligibleFrom ?? 75;
  return (
    <>
      <ScreenHeader
        title="Attendance at risk"
        more={
          <>
            <ExportLink href={callPath('exportAttendance', {}, { year })} label="All attendance" />
            <ExportLink href={callPath('exportClasses', {}, { year })} label="Classes held" />
            <Button onClick={() => setEntering(true)}>Enter counts so far</Button>
          </>
        }
      />
      <p className="mb-4 max-w-prose max-sm:hidden">
        Students below {eligibleFrom} % in a subject this year. First who must attend most classes in a row to
        reach it: a single missed class is soon made good. The message to the parent opens in WhatsApp;
        nothing is sent before you send it there.
      </p>
      <SearchedList
        caption="Attendance at risk"
        noun="students"
        empty="No student is below the percentage."
        list={list}
        columns={columnsOf(eligibleFrom)}
        rowKey={({ student }) => student.id}
        hasPhones
      />
      {isEntering && <CountsDialog academicYear={academicYear} onClose={() => setEntering(false)} />}
    </>
  );
}

const columnsOf = (eligibleFrom: number): readonly Column<AtRiskStudent>[] => [
  studentColumn,
  { header: 'Year', cell: ({ student }) => yearLabels[student.year] },
  { header: `Below ${eligibleFrom} %`, cell: (row) => <Subjects row={row} eligibleFrom={eligibleFrom} /> },
  {
    header: 'Message',
    isActions: true,
    cell: (row) => <Messages row={row} eligibleFrom={eligibleFrom} />,
  },
];

interface RowProps {
  row: AtRiskStudent;
  eligibleFrom: number;
}

/** The lowest figure and how far it is; all subjects fold out, those first that need most classes. */
function Subjects({ row: { subjects }, eligibleFrom }: RowProps) {
  const lowest = subjects.toSorted((a, b) => (a.percent ?? 0) - (b.percent ?? 0))[0];
  if (!lowest) return null;
  const { state, percent, subject, kind } = lowest;
  const shown = Math.floor(percent ?? 0);
  return (
    <details className="group/subjects w-full min-w-0 text-left">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 hover:bg-sand">
        <strong className={`tabular w-12 text-lg font-semibold ${state === 'short' ? 'text-madder' : ''}`}>
          {percentText(shown)}
        </strong>
        <PercentBar percent={shown} mark={eligibleFrom} isShort={state === 'short'} />
        <span className="min-w-40 flex-1 leading-tight">
          {courseName({ subject, kind })}
          {subjects.length > 1 && (
            <span className="block text-sm text-teal">
              and {subjects.length - 1} more {subjects.length === 2 ? 'subject' : 'subjects'}
            </span>
          )}
        </span>
        <ChevronDown className="size-4 flex-none text-teal group-open/subjects:rotate-180" />
      </summary>
      <ul className="border-l-2 border-line py-1 pl-3 leading-snug">
        {subjects.map((one) => (
          <li key={`${one.subject.id} ${one.kind}`} className="py-0.5">
            <strong className={`tabular font-semibold ${one.state === 'short' ? 'text-madder' : ''}`}>
              {percentText(one.percent)}
            </strong>{' '}
            {courseName(one)}{' '}
            <span className="whitespace-nowrap text-ink-soft">
              {[`(${one.attended} of ${one.held})`, toAttendText(one)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** @param mark the percentage that is needed */
function PercentBar({ percent, mark, isShort }: { percent: number; mark: number; isShort: boolean }) {
  return (
    <svg
      className="h-2 w-24 flex-none overflow-visible"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width="100" height="8" className="fill-line" />
      <rect width={percent} height="8" className={isShort ? 'fill-madder' : 'fill-turmeric'} />
      <rect x={mark} y="-4" width="1.5" height="16" className="fill-ink" />
    </svg>
  );
}

function Messages({ row: { student, subjects }, eligibleFrom }: RowProps) {
  const name = fullName(student);
  const about = { name, college: college.name, eligibleFrom, subjects };
  if (!student.phone) return <span className="px-3 text-sm text-ink-soft">No phone</span>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end lg:flex-nowrap">
      <span className="card-only px-3 text-sm text-ink-soft">Message in</span>
      {student.phoneOf === 'student' && <span className="px-3 text-sm text-ink-soft">Own phone:</span>}
      {messageLanguages.map((language) => (
        <a
          key={language}
          href={whatsappLink(
            whatsappNumber(student.phone),
            attendanceMessage(language, { ...about, to: student.phoneOf }),
          )}
          target="_blank"
          rel="noreferrer"
          lang={language}
          aria-label={`WhatsApp about ${name}: ${messageLanguageLabels[language]}`}
          className="inline-flex min-h-11 items-center px-3 font-semibold link-alone"
        >
          {messageLanguageLabels[language]}
        </a>
      ))}
    </span>
  );
}
