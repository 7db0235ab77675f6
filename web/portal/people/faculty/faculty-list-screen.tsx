import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Faculty, facultyFields } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callFile, callList, callPath } from '#web/api/calls.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { choiceColumn } from '#web/portal/kit/lists/choice-column.tsx';
import { ColumnChoice, chosenColumns } from '#web/portal/kit/lists/column-choice.tsx';
import { ExportChosen } from '#web/portal/kit/lists/export-chosen.tsx';
import { filterOptions, ListFilter } from '#web/portal/kit/lists/filter-select.tsx';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { filterOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { SavedViews } from '#web/portal/kit/lists/saved-views.tsx';
import { SelectionBar } from '#web/portal/kit/lists/selection-bar.tsx';
import { chosenRows, type RowSelection, useSelection } from '#web/portal/kit/lists/use-selection.ts';
import { AddButton, NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { ImportButton } from '#web/portal/office/imports/import-button.tsx';
import { MessageButton } from '#web/portal/people/messages/message-button.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { facultyColumns, furtherFacultyColumns } from './faculty-columns.tsx';
import { type FacultyListSearch, facultyListQuery, facultyListSearch } from './faculty-list-search.ts';

const FacultyDialog = lazyDialog(() => import('./faculty-dialog.tsx'));

const firstName: Partial<Column<Faculty>> = {
  picture: (faculty) => <Monogram name={fullName(faculty)} className="size-10" />,
  cell: ({ id, firstName: name, lastName }) => (
    <NameLink to={portalRoutes.admin(`faculty/${id}`)} name={name} onCard={lastName} />
  ),
};

/** Every filter empty: a saved view replaces all filters, also those that it does not name. */
const nothing = facultyListSearch({});

export function FacultyListScreen() {
  const [search, update] = useListSearch(facultyListSearch);
  const query = useQuery(facultyListQuery(search));
  const { rows = [] } = query.data ?? {};
  const selection = useSelection(query.data, search);
  const { data: analytics } = useQuery(callQuery('readAnalytics'));
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
        choiceColumn<Faculty>(selection, fullName),
        ...facultyColumns({
          firstName,
          edit: setEditing,
          further: chosenColumns(furtherFacultyColumns, search.cols),
        }),
      ]}
      search={search}
      defaultSort="lastName"
      more={<ImportButton noun="faculty" />}
      actions={<AddButton onClick={() => setEditing('new')}>Add New Faculty</AddButton>}
      filters={
        <>
          <ListFilter
            name="designation"
            {...filterOptions(facultyFields.designation)}
            options={selectOptions(
              [...new Set([...designations, search.designation])].filter((value) => value !== undefined),
            )}
          />
          <ColumnChoice fields={facultyFields} paths={furtherFacultyColumns} />
          <SavedViews
            list="faculty"
            search={search}
            onOpen={(view) => update({ ...nothing, ...facultyListSearch(view) })}
          />
        </>
      }
      hasPhones
      exportHref={callPath('exportFaculty', {}, { ...filterOf(search), cols: undefined })}
    >
      <FacultySelectionBar rows={rows} selection={selection} search={search} />
      {editing && (
        <FacultyDialog
          faculty={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </ListScreen>
  );
}

const InvitesDialog = lazyDialog(() => import('#web/portal/people/person/invites-dialog.tsx'));

interface FacultySelectionBarProps {
  /** Those on the screen. */
  rows: readonly Faculty[];
  selection: RowSelection;
  search: FacultyListSearch;
}

/** What the office can do with the chosen faculty members. */
function FacultySelectionBar({ rows, selection, search }: FacultySelectionBarProps) {
  const mayWrite = useMayWrite();
  const [isInviting, setInviting] = useState(false);
  const { q, designation } = search;
  const body = { selection: chosenRows(selection, { q, designation }) };
  if (!mayWrite) return null;
  return (
    <>
      <SelectionBar selection={selection} noun="faculty member">
        <Button onClick={() => setInviting(true)}>Invite</Button>
        <MessageButton
          kind="faculty"
          noun="faculty member"
          selection={selection}
          rows={rows}
          listPage={(page) => callList('listFaculty', { query: { q, designation, ...page } })}
        />
        <ExportChosen
          name="faculty"
          load={(format) => callFile('createFacultyExport', { query: { format }, body })}
        />
      </SelectionBar>
      {isInviting && (
        <InvitesDialog
          count={selection.count}
          noun="faculty member"
          make={() => callApi('createFacultyInvites', { body })}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
}
