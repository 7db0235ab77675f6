import { useQuery } from '@tanstack/react-query';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { type Subject, subjectFields } from '#shared/teaching/subjects.ts';
import { callQuery } from '#web/api/call-query.ts';
import { useFirstRows } from '#web/portal/kit/rows/first-rows.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { materialColumn } from './study-material.tsx';
import { syllabusColumn } from './syllabus.tsx';
import { YearHeading, yearSubjects } from './year-heading.tsx';

/** A year has about twelve subjects; a mistaken import may have added thousands. */
const shownFirst = 25;

interface SubjectTablesProps {
  title?: string;
  /** undefined: all four years. */
  year?: Year;
}

/** The subjects by year, read-only, with a PDF document for each year. */
export function SubjectTables({ title = 'Subjects', year }: SubjectTablesProps) {
  const { data, error, isPending, refetch } = useQuery(callQuery('listSubjects', { query: { year } }));
  return (
    <>
      <ScreenHeader title={title} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(data || isPending) &&
        years
          .filter((candidate) => !year || candidate === year)
          .map((shown) => <YearOfSubjects key={shown} year={shown} subjects={data} />)}
    </>
  );
}

export const AllSubjects = () => <SubjectTables />;

/** The subjects of the own year. */
export const OwnSubjects = () => <OwnStudent>{({ year }) => <SubjectTables year={year} />}</OwnStudent>;

function YearOfSubjects({ year, subjects }: { year: Year; subjects: readonly Subject[] | undefined }) {
  const ofYear = subjects?.filter((subject) => subject.year === year) ?? [];
  const { shown, more } = useFirstRows(ofYear, shownFirst);
  return (
    <section className="mb-8">
      <YearHeading year={year} hasDocument={!subjects || ofYear.length > 0} />
      <DataTable
        caption={yearSubjects(year)}
        rows={shown}
        empty={say('No subjects found for {year} year.', { year: say(yearLabels[year]) })}
        isLoading={!subjects}
        skeletonRows={6}
        columns={[
          { header: subjectFields.code.label, width: 'w-28', isDetail: true, cell: ({ code }) => code },
          { header: subjectFields.name.label, isTitle: true, cell: ({ name }) => name },
          syllabusColumn,
          materialColumn,
        ]}
      />
      {more}
    </section>
  );
}
