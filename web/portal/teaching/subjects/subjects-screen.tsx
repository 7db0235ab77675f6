import { useState } from 'react';
import { defaultPageSize } from '#shared/kit/list-pages.ts';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import { type Subject, subjectFields } from '#shared/teaching/subjects.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { ListFilters } from '#web/portal/kit/lists/filter-select.tsx';
import { listOf, useList } from '#web/portal/kit/lists/list-of.ts';
import { ListPagination } from '#web/portal/kit/lists/list-pagination.tsx';
import { narrowingOf } from '#web/portal/kit/lists/list-search.ts';
import { ListToolbar } from '#web/portal/kit/lists/list-toolbar.tsx';
import { NothingMatches } from '#web/portal/kit/lists/nothing-matches.tsx';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton } from '#web/portal/kit/rows/row-links.tsx';
import { useRecordDialogs } from '#web/portal/kit/rows/use-record-dialogs.tsx';
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

/**
 * Sorts within each year; the years always come in their order.
 * Without pages: a college has some dozens, and only the whole list tells whether a group is empty.
 */
const subjectList = listOf({
  sortKeys: ['code', 'name'],
  defaultSort: 'code',
  filters: subjectFields,
  read: ({ page: _page, pageSize: _pageSize, ...query }) => callListQuery('listSubjects', { query }),
  exported: (filter) => callPath('exportSubjects', {}, filter),
});

/** What else is edited of a subject. */
const parts = ['Teachers', 'Syllabus'] as const;

const columns: readonly Column<Subject>[] = [
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
];

const noSubjects = (year: Year) => `No subjects found for ${yearLabels[year]} year.`;

/** product §2.13: a table for each year. */
export function SubjectsScreen() {
  const list = useList(subjectList);
  const { search, exportHref = '' } = list;
  const { data, error, isPending, isPlaceholderData, refetch } = list.query;
  const { add, edit, remove, dialogs } = useRecordDialogs<Subject>({
    calls: subjectCalls,
    renderForm: (subject, onClose) => <SubjectDialog subject={subject} onClose={onClose} />,
  });
  const [part, setPart] = useState<{ name: (typeof parts)[number]; subject: Subject }>();
  const closePart = () => setPart(undefined);
  const actions = actionsColumn<Subject>({
    nameOf: ({ name }) => name,
    edit,
    remove,
    renderFurther: (subject) =>
      parts.map((name) => (
        <Button
          key={name}
          variant="quiet"
          onClick={() => setPart({ name, subject })}
          aria-label={`${name} of ${subject.name}`}
        >
          {name}
        </Button>
      )),
  });
  const shownColumns = [...columns, { ...actions, width: 'w-52 xl:w-72' }];
  const pageSize = search.pageSize ?? defaultPageSize;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  const page = Math.min(search.page ?? 1, lastPage);
  const first = (page - 1) * pageSize;
  const shown = search.year ? [search.year] : years;
  const groups = groupsOfPage(data?.rows ?? [], shown, first, first + pageSize);
  const sort = search.sort ?? 'code';
  const onSort = (next: string) => list.update({ sort: next as typeof search.sort }); // the columns name only keys of the list
  const isNothingFound = data?.total === 0 && narrowingOf(search).length > 0;

  return (
    <>
      <ScreenHeader title="Subjects List" more={<ImportButton noun="subject" />}>
        <AddButton onClick={add}>Add New Subject</AddButton>
      </ScreenHeader>
      <ListToolbar noun="subjects" list={list} sorted={{ columns: shownColumns, sort, onSort }}>
        <ListFilters list={list} />
        <div className="ml-auto flex flex-wrap gap-x-6">
          <ExportLink href={exportHref} />
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
            onChange={(next) => list.update(next as Partial<typeof search>)} // its own filters
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
              columns={shownColumns}
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
      {data && <ListPagination list={list} page={page} total={data.total} noun="subjects" />}
      {dialogs}
      {part?.name === 'Teachers' && <SubjectTeachingDialog subject={part.subject} onClose={closePart} />}
      {part?.name === 'Syllabus' && <SyllabusDialog subject={part.subject} onClose={closePart} />}
    </>
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
