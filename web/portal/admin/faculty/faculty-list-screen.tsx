import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Faculty } from '#shared/faculty.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callPath } from '#web/lib/api.ts';
import { analyticsQuery } from '../../common/analytics/analytics-query.ts';
import { facultyColumns } from '../../common/faculty/faculty-columns.tsx';
import { FilterSelect } from '../../common/lists/filter-select.tsx';
import { ListScreen } from '../../common/lists/list-screen.tsx';
import { filterOf, useListSearch } from '../../common/lists/list-search.ts';
import { AddButton, NameLink } from '../../common/lists/row-links.tsx';
import { lazyDialog } from '../../common/shell/lazy-part.tsx';
import { ImportButton } from '../imports/import-button.tsx';
import { facultyListQuery } from './faculty-list-query.ts';
import { facultyListSearch } from './faculty-list-search.ts';

const FacultyDialog = lazyDialog(() => import('../../common/faculty/faculty-dialog.tsx'), 'FacultyDialog');

const firstName = ({ id, firstName: name }: Faculty) => (
  <NameLink to={portalRoutes.admin(`faculty/${id}`)} name={name} />
);

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
      hint="‘Add New Faculty’ adds one, ‘Import CSV’ many."
      query={query}
      columns={facultyColumns({ firstName, edit: setEditing })}
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
