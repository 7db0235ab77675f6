import { formatDate, formatTime } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import {
  type ExamDate,
  type ExamDateInput,
  examDateFields,
  examDateSchemas,
} from '#shared/website/exams/exam-dates.ts';
import { publishedCalls } from '#web/portal/website/publications/published-calls.ts';
import { PublishedList } from '#web/portal/website/publications/published-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';

const examDateCalls = publishedCalls<ExamDate, ExamDateInput>({
  one: 'ExamDate',
  many: 'ExamDates',
  noun: 'date',
  label: ({ subject }) => subject,
  inHistory: ({ subject, date }) => `${subject}, ${date}`,
  sortKeys: examDateSchemas.sortKeys,
  defaultSort: 'order',
  fields: examDateFields,
});

const columns: readonly Column<ExamDate>[] = [
  { header: 'Subject', sortKey: 'subject', isTitle: true, cell: ({ subject }) => subject },
  {
    header: 'Date',
    sortKey: 'order',
    isDetail: true,
    cell: ({ date, time }) =>
      // A line does not begin with 'AM'.
      [formatDate(date), time && formatTime(time).replace(' ', '\u00a0')].filter(Boolean).join(', '),
  },
  { header: 'Year', isDetail: true, cell: ({ year }) => `${yearLabels[year]} year` },
  { header: 'Venue', cell: ({ venue }) => venue },
];

/** Dates of examinations on the website and in the portals, besides those of the exam sessions. */
export function ExamDatesScreen() {
  return (
    <PublishedList
      title="Exam Dates"
      nouns="dates"
      hint="‘Add Date’ enters an examination that has no exam session here, such as one that the university announces. Exam sessions bring their own dates: see Marks."
      calls={examDateCalls}
      columns={columns}
    />
  );
}
