import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { type FilterQuery, filterChoices } from '#shared/kit/fields/fields.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { fullName } from '#shared/people/full-name.ts';
import { type Student, studentFields } from '#shared/people/students.ts';
import { portalRoutes } from '#shared/routes.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { choiceColumn } from '#web/portal/kit/lists/choice-column.tsx';
import { chosenColumns } from '#web/portal/kit/lists/column-choice.tsx';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { useIsInSheet } from '#web/portal/kit/lists/filter-chip.tsx';
import { ListFilters } from '#web/portal/kit/lists/filter-select.tsx';
import { useList } from '#web/portal/kit/lists/list-of.ts';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { useSelection } from '#web/portal/kit/lists/use-selection.ts';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton, NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { useMayWrite, WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { useRecordDialogs } from '#web/portal/kit/rows/use-record-dialogs.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { ImportButton } from '#web/portal/office/imports/import-button.tsx';
import { collegeSettingsQuery } from '#web/portal/office/settings/college-settings-query.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { studentCalls } from './student-calls.ts';
import {
  firstFilterFields,
  furtherFilterFields,
  type ShownStudents,
  type StudentListSearch,
  studentList,
} from './student-list-search.ts';
import { StudentPicture } from './student-picture.tsx';
import { StudentSelectionBar } from './student-selection-bar.tsx';

const StudentDialog = lazyDialog(() => import('./student-dialog.tsx'));

const columns: readonly Column<Student>[] = [
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
];

export function StudentsScreen() {
  const list = useList(studentList);
  const selection = useSelection(list);
  const { add, edit, dialogs } = useRecordDialogs<Student>({
    calls: studentCalls,
    renderForm: (student, onClose) => <StudentDialog student={student} onClose={onClose} />,
  });
  const shown = [...columns, ...chosenColumns<Student>(list)];
  return (
    <ListScreen
      title="Student List"
      noun="students"
      empty="No students found."
      hint="‘Enter New Student’ adds one, ‘Import CSV’ many."
      list={list}
      columns={
        useMayWrite()
          ? [choiceColumn<Student>(selection, fullName), ...shown, actionsColumn({ nameOf: fullName, edit })]
          : shown
      }
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
      actions={<AddButton onClick={add}>Enter New Student</AddButton>}
      filters={<StudentFilters list={list} />}
      hasPhones
    >
      <StudentSelectionBar list={list} selection={selection} />
      {dialogs}
    </ListScreen>
  );
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
function StudentFilters({ list }: { list: ShownStudents }) {
  const id = useId();
  const chosen = furtherKeys.filter((key) => list.search[key]).length;
  const isInSheet = useIsInSheet();
  const [isUnfolded, setOpen] = useState(chosen > 0);
  const isOpen = isUnfolded || isInSheet;
  const { data: settings } = useQuery({ ...collegeSettingsQuery, enabled: isOpen });
  const [batches] = useState(latestBatches);
  return (
    <>
      <ListFilters list={list} filters={firstFilterFields} />
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
            <ListFilters
              list={list}
              filters={furtherFilterFields}
              options={{ batch: selectOptions(batches), category: selectOptions(settings?.categories ?? []) }}
            />
            {chosen > 0 && (
              <Button variant="quiet" onClick={() => list.update(noneOfThese)}>
                Clear these
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}
