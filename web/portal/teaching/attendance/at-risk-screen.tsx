import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { college } from '#content/facts.ts';
import { whatsappNumber } from '#shared/kit/phone-numbers.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { whatsappLink } from '#shared/kit/whatsapp.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { AtRiskStudent } from '#shared/teaching/attendance.ts';
import { toAttendText } from '#shared/teaching/attendance-advice.ts';
import {
  attendanceMessage,
  messageLanguageLabels,
  messageLanguages,
} from '#shared/teaching/attendance-message.ts';
import { courseName } from '#shared/teaching/class-kinds.ts';
import { callList, callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';
import { listQuery } from '#web/portal/kit/lists/list-query.ts';
import { filterOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { SearchedList } from '#web/portal/kit/lists/searched-list.tsx';
import { yearOptions } from '#web/portal/kit/lists/year-options.ts';
import { FirstAndMore } from '#web/portal/kit/rows/first-and-more.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { academicYearQuery } from '#web/portal/teaching/timetable/timetable-queries.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { atRiskSearch } from './at-risk-search.ts';
import { percentText } from './attendance-state.tsx';
import { studentColumn } from './student-column.tsx';

const CountsDialog = lazyDialog(() => import('./counts-dialog.tsx'), 'CountsDialog');

/** Who may not sit the examination as things stand, and a message to each parent. */
export function AtRiskScreen() {
  const [search, update] = useListSearch(atRiskSearch);
  const academicYear = academicYearOf(useIndiaDay());
  const [isEntering, setEntering] = useState(false);
  const rule = useQuery(academicYearQuery(academicYear));
  const query = useQuery(
    listQuery('attendance', search, (asked, signal) => callList('listAtRisk', { signal, query: asked })),
  );
  const eligibleFrom = rule.data?.eligibleFrom ?? 75;
  return (
    <>
      <ScreenHeader title="Attendance at risk">
        <ExportLink href={callPath('exportAttendance', {}, { year: search.year })} label="All attendance" />
        <ExportLink href={callPath('exportClasses', {}, { year: search.year })} label="Classes held" />
        <Button onClick={() => setEntering(true)}>Enter counts so far</Button>
      </ScreenHeader>
      <p className="mb-4 max-w-prose">
        Students below {eligibleFrom} % in a subject this year. First who must attend most classes in a row to
        reach it: a single missed class is soon made good. The message to the parent opens in WhatsApp;
        nothing is sent before you send it there.
      </p>
      <SearchedList
        caption="Attendance at risk"
        noun="students"
        empty="No student is below the percentage."
        query={query}
        columns={columnsOf(eligibleFrom)}
        rowKey={({ student }) => student.id}
        search={search}
        onChange={update}
        hasPhones
        exportHref={callPath('exportAtRisk', {}, filterOf(search))}
        filters={
          <>
            <FilterSelect
              label="Year"
              all="All years"
              value={search.year}
              options={yearOptions}
              onChange={(year) => update({ year })}
            />
            <FilterSelect
              label="State"
              all="Short and condonable"
              value={search.state}
              options={[
                { value: 'short', label: 'Short' },
                { value: 'condonable', label: 'Condonable' },
              ]}
              onChange={(state) => update({ state })}
            />
          </>
        }
      />
      {isEntering && <CountsDialog academicYear={academicYear} onClose={() => setEntering(false)} />}
    </>
  );
}

const columnsOf = (eligibleFrom: number): readonly Column<AtRiskStudent>[] => [
  studentColumn,
  { header: 'Year', cell: ({ student }) => yearLabels[student.year] },
  { header: `Below ${eligibleFrom} %`, cell: (row) => <Subjects row={row} /> },
  {
    header: 'Message',
    isActions: true,
    cell: (row) => <Messages row={row} eligibleFrom={eligibleFrom} />,
  },
];

/** The most urgent at once: a student who misses everything is below in every subject. */
function Subjects({ row: { subjects } }: { row: AtRiskStudent }) {
  const items = subjects.map(({ subject, kind, percent, state, held, attended, mustAttend }) => ({
    key: `${subject.id} ${kind}`,
    text: (
      <>
        <strong className={`tabular font-semibold ${state === 'short' ? 'text-madder' : ''}`}>
          {percentText(percent)}
        </strong>{' '}
        {courseName({ subject, kind })}{' '}
        <span className="whitespace-nowrap text-ink-soft">
          {[`(${attended} of ${held})`, toAttendText({ mustAttend })].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  }));
  const more = (count: number) => `${count} more ${count === 1 ? 'subject' : 'subjects'}`;
  return (
    <div className="min-w-0 text-left">
      <FirstAndMore items={items} shown={3} more={more} />
    </div>
  );
}

function Messages({
  row: { student, subjects },
  eligibleFrom,
}: {
  row: AtRiskStudent;
  eligibleFrom: number;
}) {
  const name = fullName(student);
  const about = { name, college: college.name, eligibleFrom, subjects };
  if (!student.phone) return <span className="px-3 text-sm text-ink-soft">No phone</span>;
  return (
    <span className="inline-flex flex-wrap items-center justify-end lg:flex-nowrap">
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
          className="inline-flex min-h-11 items-center px-3 font-semibold text-teal underline-offset-4 hover:underline"
        >
          {messageLanguageLabels[language]}
        </a>
      ))}
    </span>
  );
}
