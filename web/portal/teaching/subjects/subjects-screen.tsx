import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filterChoices } from '#shared/kit/fields/field-schemas.ts';
import { defaultPageSize } from '#shared/kit/list-pages.ts';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import { type Subject, subjectFields } from '#shared/teaching/subjects.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { FieldFilters } from '#web/portal/kit/lists/filter-select.tsx';
import { ListPagination } from '#web/portal/kit/lists/list-pagination.tsx';
import { filterOf, listSearch, narrowingOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { ListToolbar } from '#web/portal/kit/lists/list-toolbar.tsx';
import { NothingMatches } from '#web/portal/kit/lists/nothing-matches.tsx';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton } from '#web/portal/kit/rows/row-links.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { ImportButton } from '#web/portal/office/imports/import-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { OfficeMaterials } from './study-material.tsx';
import { subjectCalls } from './subject-calls.ts';
import { SyllabusShare } from './syllabus.tsx';
import { YearHeading, yearSubjects } from './year-heading.tsx';

const SubjectTeachingDialog = lazyDialog(
  () => import('#web/portal/teaching/teaching/teaching-of.tsx'),
  'SubjectTeachingDialog',
);
const SyllabusDialog = lazyDialog(() => import('./syllabus-dialog.tsx'));
const SubjectDialog = lazyDialog(() => import('./subject-dialog.tsx'));

/** Sorts within each year; the years always come in their order. */
const subjectListSearch = listSearch(['code', 'name'], filterChoices(subjectFields));

type Change =
  | { kind: 'edit'; subject: Subject | undefined }
  | { kind: 'delete' | 'Teachers' | 'Syllabus'; subject: Subject };

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
    ...actionsColumn<Subject>({
      nameOf: ({ name }) => name,
      edit: (subject) => change({ kind: 'edit', subject }),
      remove: (subject) => change({ kind: 'delete', subject }),
      renderFurther: (subject) =>
        (['Teachers', 'Syllabus'] as const).map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            onClick={() => change({ kind, subject })}
            aria-label={`${kind} of ${subject.name}`}
          >
            {kind}
          </Button>
        )),
    }),
    width: 'w-52 xl:w-72',
  },
];

const noSubjects = (year: Year) => `No subjects found for ${yearLabels[year]} year.`;

/** product §2.13: a table for each year. */
export function SubjectsScreen() {
  const [search, update] = useListSearch(subjectListSearch);
  // Without pages: a college has some dozens, and only the whole list tells whether a group is empty.
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    callListQuery('listSubjects', { query: filterOf(search) }),
  );
  const [change, setChange] = useState<Change>();
  const pageSize = search.pageSize ?? defaultPageSize;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const page = Math.min(search.page ?? 1, lastPage);
  const first = (page - 1) * pageSize;
  const shown = search.year ? [search.year] : years;
  const groups = groupsOfPage(data?.rows ?? [], shown, first, first + pageSize);
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
  if (change.kind === 'Teachers') return <SubjectTeachingDialog subject={change.subject} onClose={onClose} />;
  if (change.kind === 'Syllabus') return <SyllabusDialog subject={change.subject} onClose={onClose} />;
  return (
    <DeleteQuestion
      calls={subjectCalls}
      record={change.subject}
      question="Are you sure you want to delete this subject?"
      onClose={onClose}
    />
  );
}

/**
 * The groups of one page of the list. A year without any subject has an empty group, on the page where its rows would
 * begin; a year whose rows are all on other pages is left out.
 * @param shown the years selected by the filter @param first the place of the page's first row @param last that after its last
 */
function groupsOfPage(subjects: readonly Subject[], shown: readonly Year[], first: number, last: number) {
  let start = 0;
  return shown.flatMap((year) => {
    const ofYear = subjects.filter((subject) => subject.year === year);
    const begin = start;
    start += ofYear.length;
    const onPage = ofYear.slice(Math.max(0, first - begin), Math.max(0, last - begin));
    const isHere = begin >= first && (begin < last || last >= subjects.length);
    const isShown = onPage.length > 0 || (ofYear.length === 0 && isHere);
    return isShown ? [{ year, subjects: onPage }] : [];
  });
}
