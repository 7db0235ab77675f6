import type { ReactNode } from 'react';
import { type Faculty, facultyFields } from '#shared/faculty.ts';
import { fieldColumn } from '#web/portal/lists/field-column.ts';
import { EditButton } from '#web/portal/lists/row-links.tsx';
import type { Column } from '#web/ui/data-table.tsx';

interface FacultyColumnsOptions {
  /** The first name, where it leads to the record. */
  firstName?: (faculty: Faculty) => ReactNode;
  /** Opens the form; left out where nothing can be changed. */
  edit?: ((faculty: Faculty) => void) | undefined;
}

/** product §2.13: the list of faculty, and the one row that faculty see of it. */
export function facultyColumns({ firstName, edit }: FacultyColumnsOptions): readonly Column<Faculty>[] {
  return [
    fieldColumn(facultyFields, 'firstName', { isTitle: true, ...(firstName && { cell: firstName }) }),
    fieldColumn(facultyFields, 'lastName', { isTitle: true }),
    fieldColumn(facultyFields, 'contactInfo.email'),
    fieldColumn(facultyFields, 'specialization'),
    fieldColumn(facultyFields, 'designation'),
    ...(edit ? [editColumn(edit)] : []),
  ];
}

function editColumn(edit: (faculty: Faculty) => void): Column<Faculty> {
  return {
    header: 'Edit',
    isActions: true,
    cell: (faculty) => (
      <EditButton name={`${faculty.firstName} ${faculty.lastName}`} onClick={() => edit(faculty)} />
    ),
  };
}
