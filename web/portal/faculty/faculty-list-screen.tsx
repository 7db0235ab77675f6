import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Faculty, facultyFields } from '#shared/faculty.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callPath } from '#web/api/calls.ts';
import { analyticsQuery } from '#web/portal/analytics/analytics-query.ts';
import { selectOptions } from '#web/portal/forms/select-options.ts';
import { ImportButton } from '#web/portal/imports/import-button.tsx';
import { choiceColumn } from '#web/portal/lists/choice-column.tsx';
import { ColumnChoice, chosenColumns } from '#web/portal/lists/column-choice.tsx';
import { FilterSelect, filterOptions } from '#web/portal/lists/filter-select.tsx';
import { ListScreen } from '#web/portal/lists/list-screen.tsx';
import { filterOf, useListSearch } from '#web/portal/lists/list-search.ts';
import { AddButton, NameLink } from '#web/portal/lists/row-links.tsx';
import { SavedViews } from '#web/portal/lists/saved-views.tsx';
import { useSelection } from '#web/portal/lists/use-selection.ts';
import { lazyDialog } from '#web/portal/shell/lazy-part.tsx';
import { facultyColumns, furtherFacultyColumns } from './faculty-columns.tsx';
import { facultyListQuery } from './faculty-list-query.ts';
import { facultyListSearch } from './faculty-list-search.ts';
import { FacultySelectionBar } from './faculty-selection-bar.tsx';

const FacultyDialog = lazyDialog(() => import('./faculty-dialog.tsx'), 'FacultyDialog');

const firstName = ({ id, firstName: name }: Faculty) => (
  <NameLink to={portalRoutes.admin(`faculty/${id}`)} name={name} />
);

const nameOf = ({ firstName: first, lastName }: Faculty) => `${first} ${lastName}`;

/** Every filter empty: a saved view replaces all filters, also those that it does not name. */
const nothing = facultyListSearch({});

export function FacultyListScreen() {
  const [search, update] = useListSearch(facultyListSearch);
  const query = useQuery(facultyListQuery(search));
  const { rows = [], total } = query.data ?? {};
  const selection = useSelection(
    rows.map(({ id }) => id),
    total,
    search,
  );
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
      columns={[
        choiceColumn(selection, ({ id }) => id, nameOf),
        ...facultyColumns({
          firstName,
          edit: setEditing,
          further: chosenColumns(furtherFacultyColumns, search.cols),
        }),
      ]}
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
        <>
          <FilterSelect
            {...filterOptions(facultyFields.designation)}
            value={search.designation}
            options={selectOptions(
              [...new Set([...designations, search.designation])].filter((value) => value !== undefined),
            )}
            onChange={(designation) => update({ designation })}
          />
          <ColumnChoice
            fields={facultyFields}
            paths={furtherFacultyColumns}
            value={search.cols}
            onChange={(cols) => update({ cols, page: search.page })}
          />
          <SavedViews
            list="faculty"
            search={search}
            onOpen={(view) => update({ ...nothing, ...facultyListSearch(view) })}
          />
        </>
      }
      exportHref={callPath('exportFaculty', {}, { ...filterOf(search), cols: undefined })}
    >
      <FacultySelectionBar selection={selection} search={search} />
      {editing && (
        <FacultyDialog
          faculty={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </ListScreen>
  );
}
