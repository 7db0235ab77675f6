import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { type FilterQuery, filterChoices } from '#shared/kit/fields/field-schemas.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { fullName } from '#shared/people/full-name.ts';
import { type Student, studentFields } from '#shared/people/students.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callPath } from '#web/api/calls.ts';
import { choiceColumn } from '#web/portal/kit/lists/choice-column.tsx';
import { ColumnChoice, chosenColumns } from '#web/portal/kit/lists/column-choice.tsx';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { useIsInSheet } from '#web/portal/kit/lists/filter-chip.tsx';
import { FieldFilters } from '#web/portal/kit/lists/filter-select.tsx';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { filterOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { SavedViews } from '#web/portal/kit/lists/saved-views.tsx';
import { useSelection } from '#web/portal/kit/lists/use-selection.ts';
import { AddButton, EditButton, NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { useMayWrite, WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { ImportButton } from '#web/portal/office/imports/import-button.tsx';
import { collegeSettingsQuery } from '#web/portal/office/settings/college-settings-query.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { studentListQuery } from './student-calls.ts';
import {
  furtherFilterFields,
  type StudentListSearch,
  statusFilterField,
  studentListSearch,
  withStatusFilter,
  yearFilterField,
} from './student-list-search.ts';
import { StudentPicture } from './student-picture.tsx';
import { StudentSelectionBar } from './student-selection-bar.tsx';

const StudentDialog = lazyDialog(() => import('./student-dialog.tsx'));

const usualColumns = new Set(['firstName', 'lastName', 'contactInfo.email', 'contactInfo.phone', 'year']);
/** The fields that can be shown besides the usual columns. */
const furtherColumns = Object.entries(studentFields as Fields).flatMap(([path, { input, control }]) =>
  input && control !== 'lines' && !usualColumns.has(path) ? [path] : [],
);

/** @param cols as the address has them */
const columns = (cols: string | undefined): readonly Column<Student>[] => [
  fieldColumn(studentFields, 'firstName', {
    isTitle: true,
    picture: (student) => <StudentPicture student={student} className="size-10" />,
    cell: ({ id, firstName, lastName, enrollmentNumber }) => (
      <span>
        <NameLink to={portalRoutes.admin(`students/${id}`)} name={firstName} onCard={lastName} />
        <span className="card-only data-table-details">{enrollmentNumber}</span>
      </span>
    ),
  }),
  fieldColumn(studentFields, 'lastName'),
  fieldColumn(studentFields, 'contactInfo.email'),
  fieldColumn(studentFields, 'contactInfo.phone'),
  fieldColumn(studentFields, 'year', { isFigure: true }),
  ...chosenColumns(furtherColumns, cols).map((path) =>
    fieldColumn<Student>(studentFields, path as keyof typeof studentFields, {
      ...(path !== 'enrollmentNumber' && { sortKey: undefined }),
    }),
  ),
];

/** @param edit opens the dialog */
const editColumn = (edit: (student: Student) => void): Column<Student> => ({
  header: 'Actions',
  isActions: true,
  cell: (student) => <EditButton name={fullName(student)} onClick={() => edit(student)} />,
});

/** Opening a view takes away the filters that it does not have. */
const nothing = studentListSearch({});

export function StudentsScreen() {
  const [search, update] = useListSearch(studentListSearch);
  const query = useQuery(studentListQuery(search));
  const { rows = [] } = query.data ?? {};
  const selection = useSelection(query.data, search);
  const mayWrite = useMayWrite();
  /** 'new', or the student being edited. */
  const [editing, setEditing] = useState<Student | 'new'>();

  return (
    <ListScreen
      title="Student List"
      noun="students"
      empty="No students found."
      hint="‘Enter New Student’ adds one, ‘Import CSV’ many."
      query={query}
      columns={
        mayWrite
          ? [choiceColumn<Student>(selection, fullName), ...columns(search.cols), editColumn(setEditing)]
          : columns(search.cols)
      }
      search={search}
      defaultSort="lastName"
      more={
        <>
          <WriteOnly>
            <Link to={portalRoutes.admin('promotion')} className={buttonClass('plain')}>
              Promotion
            </Link>
          </WriteOnly>
          <ImportButton noun="student" />
        </>
      }
      actions={<AddButton onClick={() => setEditing('new')}>Enter New Student</AddButton>}
      filters={
        <>
          <StudentFilters search={search} onChange={update} />
          <ColumnChoice fields={studentFields} paths={furtherColumns} />
          <SavedViews
            list="students"
            search={search}
            onOpen={(view) => update({ ...nothing, ...studentListSearch(view) })}
          />
        </>
      }
      hasPhones
      exportHref={callPath('exportStudents', {}, withStatusFilter(filterOf(search)))}
    >
      <StudentSelectionBar rows={rows} selection={selection} search={search} />
      {editing && (
        <StudentDialog
          student={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </ListScreen>
  );
}

interface StudentFiltersProps {
  search: StudentListSearch;
  onChange: (change: Partial<StudentListSearch>) => void;
}

type FurtherKey = keyof FilterQuery<typeof furtherFilterFields>;
const furtherKeys = Object.keys(filterChoices(furtherFilterFields)) as FurtherKey[]; // its own keys
const noneOfThese: Partial<StudentListSearch> = Object.fromEntries(
  furtherKeys.map((key) => [key, undefined]),
);

/** Admissions of as many years can be chosen; an address may name any other. */
const shownBatches = 8;

function latestBatches(): string[] {
  const thisYear = Number(indiaDate(new Date()).slice(0, 4));
  return Array.from({ length: shownBatches }, (_, ago) => `${thisYear - ago}`);
}

/** The filters of the office's list of students: two in sight, the others behind a button that says how many are set. */
function StudentFilters({ search, onChange }: StudentFiltersProps) {
  const id = useId();
  const chosen = furtherKeys.filter((key) => search[key]).length;
  const isInSheet = useIsInSheet();
  const [isUnfolded, setOpen] = useState(chosen > 0);
  const isOpen = isUnfolded || isInSheet;
  const { data: settings } = useQuery({ ...collegeSettingsQuery, enabled: isOpen });
  const [batches] = useState(latestBatches);
  return (
    <>
      <FieldFilters fields={yearFilterField} search={search} />
      <FieldFilters fields={statusFilterField} search={search} />
      {!isInSheet && (
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal className="size-5" />
          More filters{chosen > 0 && ` (${chosen})`}
        </Button>
      )}
      <div
        id={id}
        hidden={!isOpen}
        className={`flex w-full flex-wrap gap-3 [[hidden]]:hidden ${isInSheet ? '' : 'order-last'}`}
      >
        {isOpen && (
          <>
            <FieldFilters
              fields={furtherFilterFields}
              choices={{ batch: batches, category: settings?.categories ?? [] }}
              search={search}
            />
            {chosen > 0 && (
              <Button variant="quiet" onClick={() => onChange(noneOfThese)}>
                Clear these
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
