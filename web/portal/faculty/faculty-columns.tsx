import type { ReactNode } from 'react';
import type { Faculty } from '#shared/faculty.ts';
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
    {
      header: 'First Name',
      isTitle: true,
      sortKey: 'firstName',
      cell: firstName ?? ((faculty) => faculty.firstName),
    },
    { header: 'Last Name', isTitle: true, sortKey: 'lastName', cell: ({ lastName }) => lastName },
    { header: 'Email', sortKey: 'email', cell: ({ contactInfo }) => contactInfo?.email },
    { header: 'Specialization', sortKey: 'specialization', cell: ({ specialization }) => specialization },
    { header: 'Designation', sortKey: 'designation', cell: ({ designation }) => designation },
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
