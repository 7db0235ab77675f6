import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Faculty } from '#shared/faculty.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callPath } from '#web/lib/api.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { analyticsQuery } from '../../common/analytics-query.ts';
import { FilterSelect } from '../../common/filter-select.tsx';
import { ListScreen } from '../../common/list-screen.tsx';
import { filterOf, useListSearch } from '../../common/list-search.ts';
import { AddButton, EditButton, NameLink } from '../../common/row-links.tsx';
import { ImportButton } from '../imports/import-button.tsx';
import { FacultyDialog } from './faculty-dialog.tsx';
import { facultyListSearch } from './faculty-list-search.ts';
import { facultyListQuery } from './faculty-queries.ts';

/** @param edit opens the dialog */
const columns = (edit: (faculty: Faculty) => void): readonly Column<Faculty>[] => [
  {
    header: 'First Name',
    isTitle: true,
    sortKey: 'firstName',
    cell: ({ id, firstName }) => <NameLink to={portalRoutes.admin(`faculty/${id}`)} name={firstName} />,
  },
  { header: 'Last Name', isTitle: true, sortKey: 'lastName', cell: ({ lastName }) => lastName },
  { header: 'Email', sortKey: 'email', cell: ({ contactInfo }) => contactInfo?.email },
  { header: 'Specialization', sortKey: 'specialization', cell: ({ specialization }) => specialization },
  { header: 'Designation', sortKey: 'designation', cell: ({ designation }) => designation },
  {
    header: 'Edit',
    isActions: true,
    cell: (faculty) => (
      <EditButton name={`${faculty.firstName} ${faculty.lastName}`} onClick={() => edit(faculty)} />
    ),
  },
];

export function FacultyListScreen() {
  const [search, update] = useListSearch(facultyListSearch);
  const query = useQuery(facultyListQuery(search));
  const { data: analytics } = useQuery(analyticsQuery);
  /** 'new', or the member being edited. */
  const [editing, setEditing] = useState<Faculty | 'new'>();
  const designations = analytics?.faculty.byDesignation.map(({ designation }) => designation) ?? [];

  return (
    <ListScreen
      title="Faculty List"
      noun="faculty"
      empty="No faculty found."
      query={query}
      columns={columns(setEditing)}
      rowKey={({ id }) => id}
      search={search}
      defaultSort="lastName"
      onChange={update}
      actions={
        <>
          <ImportButton noun="faculty" />
          <AddButton onClick={() => setEditing('new')}>Add New Faculty</AddButton>
        </>
      }
      filters={
        <FilterSelect
          label="Designation"
          all="All designations"
          value={search.designation}
          options={[...new Set([...designations, search.designation])]
            .filter((designation) => designation !== undefined)
            .map((value) => ({ value, label: value }))}
          onChange={(designation) => update({ designation })}
        />
      }
      exportHref={callPath('exportFaculty', {}, filterOf(search))}
    >
      {editing && (
        <FacultyDialog
          faculty={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </ListScreen>
  );
}
