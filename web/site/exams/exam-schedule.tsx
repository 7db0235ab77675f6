import type { ReactNode } from 'react';
import { datesIn } from '#shared/kit/dates-in.ts';
import { formatTime } from '#shared/kit/format.ts';
import type { Exam } from '#shared/website/content.ts';
import { Day } from '#web/site/parts/day.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { PrintButton } from '#web/site/parts/print-button.tsx';
import { StackTable } from '#web/site/parts/stack-table.tsx';
import { TabHeading } from './tab-heading.tsx';

const weekdayIn = (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
const weekdays = { en: weekdayIn('en-IN'), te: weekdayIn('te-IN') };

/** Least widths, wide enough for most words: in these columns any word may break. */
const widths = {
  subject: 'min-w-36',
  semester: 'min-w-28',
  venue: 'min-w-28',
};

/** The timetable by year, the one whose examination is next first: cards on phones, a table on desktops and on paper. */
export function ExamSchedule({ exams }: { exams: readonly Exam[] }) {
  const { heading, empty, columns, years, tableLabel, note, timeOpen, venueOpen } =
    useWords('exams').examHub.schedule;
  const { language } = usePage();
  if (exams.length === 0) return <TabHeading heading={heading} empty={empty} />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <TabHeading heading={heading} />
        <PrintButton />
      </div>
      <StackTable
        caption={tableLabel}
        isTopAligned
        columns={columns}
        widths={widths}
        rows={exams.map((exam) => ({
          key: exam.examCode + exam.date,
          group: years[exam.year],
          cells: {
            date: (
              <Pair
                first={<Day date={exam.date} className="whitespace-nowrap" />}
                second={weekdays[language].format(new Date(exam.date))}
              />
            ),
            subject: (
              <span className="wrap-anywhere">
                <Pair
                  first={<b className="font-semibold">{officeText(exam.subject)}</b>}
                  second={exam.examCode}
                />
              </span>
            ),
            time: (
              <Pair
                first={exam.time ? formatTime(exam.time, datesIn[language]) : timeOpen}
                second={officeText(exam.duration)}
              />
            ),
            semester: <span className="wrap-anywhere">{officeText(exam.semester)}</span>,
            venue: (
              <span className="wrap-anywhere">
                <Pair first={officeText(exam.venue || venueOpen)} second={officeText(exam.instructor)} />
              </span>
            ),
          },
        }))}
      />
      <p className="mt-6 text-ink-soft">{note}</p>
    </>
  );
}

/** Two lines of one cell, the second in a lighter colour. */
function Pair({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <span className="block">{first}</span>
      <span className="block font-normal text-ink-soft max-sm:text-base">{second}</span>
    </>
  );
}
