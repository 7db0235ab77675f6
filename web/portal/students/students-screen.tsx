import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { portalRoutes } from '#shared/routes.ts';
import type { Student } from '#shared/students.ts';
import { yearLabels } from '#shared/study-years.ts';
import { callPath } from '#web/api/calls.ts';
import { ImportButton } from '#web/portal/imports/import-button.tsx';
import { YearFilter } from '#web/portal/lists/filter-select.tsx';
import { ListScreen } from '#web/portal/lists/list-screen.tsx';
import { filterOf, useListSearch } from '#web/portal/lists/list-search.ts';
import { AddButton, EditButton, NameLink } from '#web/portal/lists/row-links.tsx';
import { lazyDialog } from '#web/portal/shell/lazy-part.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { studentListQuery } from './student-calls.ts';
import { studentListSearch } from './student-list-search.ts';

const StudentDialog = lazyDialog(() => import('./student-dialog.tsx'), 'StudentDialog');

/** @param edit opens the dialog */
const columns = (edit: (student: Student) => void): readonly Column<Student>[] => [
  {
    header: 'First Name',
    isTitle: true,
    sortKey: 'firstName',
    cell: ({ id, firstName }) => <NameLink to={portalRoutes.admin(`students/${id}`)} name={firstName} />,
  },
  { header: 'Last Name', isTitle: true, sortKey: 'lastName', cell: ({ lastName }) => lastName },
  { header: 'Email', sortKey: 'email', cell: ({ contactInfo }) => contactInfo?.email },
  {
    header: 'Phone',
    sortKey: 'phone',
    cell: ({ contactInfo }) => contactInfo?.phone || 'Not Provided',
  },
  { header: 'Year', sortKey: 'year', cell: ({ year }) => yearLabels[year] },
  {
    header: 'Actions',
    isActions: true,
    cell: (student) => (
      <EditButton name={`${student.firstName} ${student.lastName}`} onClick={() => edit(student)} />
    ),
  },
];

export function StudentsScreen() {
  const [search, update] = useListSearch(studentListSearch);
  const query = useQuery(studentListQuery(search));
  /** 'new', or the student being edited. */
  const [editing, setEditing] = useState<Student | 'new'>();

  return (
    <ListScreen
      title="Student List"
      noun="students"
      empty="No students found."
      hint="‘Enter New Student’ adds one, ‘Import CSV’ many."
      query={query}
      columns={columns(setEditing)}
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
      filters={<YearFilter year={search.year} onChange={(year) => update({ year })} />}
      exportHref={callPath('exportStudents', {}, filterOf(search))}
    >
      {editing && (
        <StudentDialog
          student={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </ListScreen>
  );
}
