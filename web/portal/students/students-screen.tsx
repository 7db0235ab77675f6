import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { portalRoutes } from '#shared/routes.ts';
import { type Student, studentFields } from '#shared/students.ts';
import { callPath } from '#web/api/calls.ts';
import { ImportButton } from '#web/portal/imports/import-button.tsx';
import { choiceColumn } from '#web/portal/lists/choice-column.tsx';
import { fieldColumn } from '#web/portal/lists/field-column.tsx';
import { ListScreen } from '#web/portal/lists/list-screen.tsx';
import { filterOf, useListSearch } from '#web/portal/lists/list-search.ts';
import { AddButton, EditButton, NameLink } from '#web/portal/lists/row-links.tsx';
import { useSelection } from '#web/portal/lists/use-selection.ts';
import { lazyDialog } from '#web/portal/shell/lazy-part.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { studentListQuery } from './student-calls.ts';
import { StudentFilters } from './student-filters.tsx';
import { studentListSearch, withStatusFilter } from './student-list-search.ts';
import { StudentSelectionBar } from './student-selection-bar.tsx';

const StudentDialog = lazyDialog(() => import('./student-dialog.tsx'), 'StudentDialog');

/** @param edit opens the dialog */
const columns = (edit: (student: Student) => void): readonly Column<Student>[] => [
  fieldColumn(studentFields, 'firstName', {
    isTitle: true,
    cell: ({ id, firstName }) => <NameLink to={portalRoutes.admin(`students/${id}`)} name={firstName} />,
  }),
  fieldColumn(studentFields, 'lastName', { isTitle: true }),
  fieldColumn(studentFields, 'contactInfo.email'),
  fieldColumn(studentFields, 'contactInfo.phone'),
  fieldColumn(studentFields, 'year'),
  {
    header: 'Actions',
    isActions: true,
    cell: (student) => (
      <EditButton name={`${student.firstName} ${student.lastName}`} onClick={() => edit(student)} />
    ),
  },
];

const nameOf = ({ firstName, lastName }: Student) => `${firstName} ${lastName}`;

export function StudentsScreen() {
  const [search, update] = useListSearch(studentListSearch);
  const query = useQuery(studentListQuery(search));
  const { rows = [], total } = query.data ?? {};
  const selection = useSelection(
    rows.map(({ id }) => id),
    total,
    search,
  );
  /** 'new', or the student being edited. */
  const [editing, setEditing] = useState<Student | 'new'>();

  return (
    <ListScreen
      title="Student List"
      noun="students"
      empty="No students found."
      hint="‘Enter New Student’ adds one, ‘Import CSV’ many."
      query={query}
      columns={[choiceColumn(selection, ({ id }) => id, nameOf), ...columns(setEditing)]}
      rowKey={({ id }) => id}
      search={search}
      defaultSort="lastName"
      onChange={update}
      actions={
        <>
          <ImportButton noun="student" />
          <AddButton onClick={() => setEditing('new')}>Enter New Student</AddButton>
        </>
      }
      filters={<StudentFilters search={search} onChange={update} />}
      exportHref={callPath('exportStudents', {}, withStatusFilter(filterOf(search)))}
    >
      <StudentSelectionBar selection={selection} search={search} />
      {editing && (
        <StudentDialog
          student={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </ListScreen>
  );
}
