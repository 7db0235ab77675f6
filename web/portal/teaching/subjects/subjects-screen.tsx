import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultPageSize } from '#shared/kit/list-pages.ts';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import { type Subject, subjectFields } from '#shared/teaching/subjects.ts';
import { callPath } from '#web/api/calls.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { FieldFilters } from '#web/portal/kit/lists/filter-select.tsx';
import { ListPagination } from '#web/portal/kit/lists/list-pagination.tsx';
import { filterOf, narrowingOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { ListToolbar } from '#web/portal/kit/lists/list-toolbar.tsx';
import { NothingMatches } from '#web/portal/kit/lists/nothing-matches.tsx';
import { AddButton, DeleteButton, EditButton } from '#web/portal/kit/rows/row-links.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { ImportButton } from '#web/portal/office/imports/import-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { OfficeMaterials } from './study-material.tsx';
import { subjectCalls, subjectListQuery } from './subject-calls.ts';
import { subjectListSearch } from './subject-list-search.ts';
import { SyllabusShare } from './syllabus.tsx';
import { YearHeading, yearSubjects } from './year-heading.tsx';

const SubjectTeachingDialog = lazyDialog(
  () => import('#web/portal/teaching/teaching/subject-teaching-dialog.tsx'),
);
const SyllabusDialog = lazyDialog(() => import('./syllabus-dialog.tsx'));
const SubjectDialog = lazyDialog(() => import('./subject-dialog.tsx'));

type Change =
  | { kind: 'edit'; subject: Subject | undefined }
  | { kind: 'delete' | 'teachers' | 'syllabus'; subject: Subject };

const columns = (change: (change: Change) => void): readonly Column<Subject>[] => [
  fieldColumn(subjectFields, 'code', { width: 'w-24 xl:w-28', isDetail: true }),
  fieldColumn(subjectFields, 'name', {
    isTitle: true,
    // product §2.13: the columns are these four.
    cell: (subject) => (
      <span className="flex flex-wrap items-center justify-between gap-x-6 [&>[open]]:basis-full [&>details]:text-sm [&>details]:font-normal">
        <span>{subject.name}</span>
        <SyllabusShare subjectId={subject.id} />
        <OfficeMaterials subject={subject} />
      </span>
    ),
  }),
  { header: subjectFields.year.label, width: 'w-16 xl:w-24', cell: ({ year }) => yearLabels[year] },
  {
    header: 'Actions',
    isActions: true,
    width: 'w-52 xl:w-72',
    cell: (subject) => (
      <>
        <Button
          variant="quiet"
          onClick={() => change({ kind: 'teachers', subject })}
          aria-label={`Teachers of ${subject.name}`}
        >
          Teachers
        </Button>
        <Button
          variant="quiet"
          onClick={() => change({ kind: 'syllabus', subject })}
          aria-label={`Syllabus of ${subject.name}`}
        >
          Syllabus
        </Button>
        <EditButton name={subject.name} onClick={() => change({ kind: 'edit', subject })} />
        <DeleteButton name={subject.name} onClick={() => change({ kind: 'delete', subject })} />
      </>
    ),
  },
];

const noSubjects = (year: Year) => `No subjects found for ${yearLabels[year]} year.`;

/** product §2.13: a table for each year. */
export function SubjectsScreen() {
  const [search, update] = useListSearch(subjectListSearch);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(subjectListQuery(search));
  const [change, setChange] = useState<Change>();
  const pageSize = search.pageSize ?? defaultPageSize;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const page = Math.min(search.page ?? 1, lastPage);
  const groups = groupsOfPage(data?.rows ?? [], search.year ? [search.year] : years, { page, pageSize });
  const sort = search.sort ?? 'code';
  const onSort = (next: string) => update({ sort: next as typeof search.sort }); // the columns name only keys of the list
  const isNothingFound = data?.total === 0 && narrowingOf(search).length > 0;

  return (
    <>
      <ScreenHeader title="Subjects List" more={<ImportButton noun="subject" />}>
        <AddButton onClick={() => setChange({ kind: 'edit', subject: undefined })}>Add New Subject</AddButton>
      </ScreenHeader>
      <ListToolbar
        noun="subjects"
        search={search}
        onSearch={(q) => update({ q })}
        sorted={{ columns: columns(setChange), sort, onSort }}
      >
        <FieldFilters fields={subjectFields} search={search} />
        <div className="ml-auto flex flex-wrap gap-x-6">
          <ExportLink href={callPath('exportSubjects', {}, filterOf(search))} />
          <ExportLink href={callPath('exportTeaching')} label="Export teachers" />
        </div>
      </ListToolbar>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isNothingFound && (
        <div className="mt-10 text-center">
          <NothingMatches
            noun="subjects"
            sentence={search.year && noSubjects(search.year)}
            search={search}
            onChange={update}
          />
        </div>
      )}
      {data?.total === 0 && !isNothingFound && (
        <p className="mb-4 text-ink-soft">‘Add New Subject’ enters one, ‘Import CSV’ those of all years.</p>
      )}
      {(data || isPending) &&
        !isNothingFound &&
        groups.map(({ year, subjects }) => (
          <section key={year} className="mb-8 sm:mt-5">
            <YearHeading year={year} hasDocument={isPending || subjects.length > 0} />
            <DataTable
              caption={yearSubjects(year)}
              columns={columns(setChange)}
              rows={subjects}
              empty={noSubjects(year)}
              isLoading={isPending}
              isStale={isPlaceholderData}
              sort={sort}
              onSort={onSort}
              isSortedAbove
              skeletonRows={6}
            />
          </section>
        ))}
      {data && <ListPagination search={search} page={page} total={data.total} noun="subjects" />}
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}

function ChangeDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  if (change.kind === 'edit') return <SubjectDialog subject={change.subject} onClose={onClose} />;
  if (change.kind === 'teachers') return <SubjectTeachingDialog subject={change.subject} onClose={onClose} />;
  if (change.kind === 'syllabus') return <SyllabusDialog subject={change.subject} onClose={onClose} />;
  return (
    <DeleteQuestion
      calls={subjectCalls}
      record={change.subject}
      question="Are you sure you want to delete this subject?"
      onClose={onClose}
    />
  );
}

interface SubjectGroup {
  year: Year;
  subjects: Subject[];
}

/**
 * The groups of one page of the list. A year without any subject has an empty group, on the page where its rows would
 * begin; a year whose rows are all on other pages is left out.
 * @param shown the years selected by the filter
 */
function groupsOfPage(
  subjects: readonly Subject[],
  shown: readonly Year[],
  { page, pageSize }: { page: number; pageSize: number },
): SubjectGroup[] {
  const first = (page - 1) * pageSize;
  const last = first + pageSize;
  const isLastPage = last >= subjects.length;
  let start = 0;
  return years
    .filter((year) => shown.includes(year))
    .flatMap((year) => {
      const ofYear = subjects.filter((subject) => subject.year === year);
      const begin = start;
      start += ofYear.length;
      if (ofYear.length === 0) {
        const isHere = begin >= first && (begin < last || isLastPage);
        return isHere ? [{ year, subjects: [] }] : [];
      }
      const onPage = ofYear.slice(Math.max(0, first - begin), Math.max(0, last - begin));
      return onPage.length > 0 ? [{ year, subjects: onPage }] : [];
    });
}
