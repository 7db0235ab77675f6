import { useQuery } from '@tanstack/react-query';
import type { Faculty } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callFile } from '#web/api/calls.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { choiceColumn } from '#web/portal/kit/lists/choice-column.tsx';
import { chosenColumns } from '#web/portal/kit/lists/column-choice.tsx';
import { ExportChosen } from '#web/portal/kit/lists/export-chosen.tsx';
import { useList } from '#web/portal/kit/lists/list-of.ts';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { matchOf } from '#web/portal/kit/lists/list-search.ts';
import { chosenRows, useSelection } from '#web/portal/kit/lists/use-selection.ts';
import { AddButton, NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { useRecordDialogs } from '#web/portal/kit/rows/use-record-dialogs.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { ImportButton } from '#web/portal/office/imports/import-button.tsx';
import { PeopleSelectionBar } from '#web/portal/people/person/people-selection-bar.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { facultyCalls } from './faculty-calls.ts';
import { facultyColumns } from './faculty-columns.tsx';
import { facultyList } from './faculty-queries.ts';

const FacultyDialog = lazyDialog(() => import('./faculty-dialog.tsx'));

const firstName: Partial<Column<Faculty>> = {
  picture: (faculty) => <Monogram name={fullName(faculty)} className="size-10" />,
  cell: ({ id, firstName: name, lastName }) => (
    <NameLink to={portalRoutes.admin(`faculty/${id}`)} name={name} onCard={lastName} />
  ),
};

export function FacultyListScreen() {
  const list = useList(facultyList);
  const selection = useSelection(list);
  const { data: analytics } = useQuery(callQuery('readAnalytics'));
  const { add, edit, dialogs } = useRecordDialogs<Faculty>({
    calls: facultyCalls,
    renderForm: (faculty, onClose) => <FacultyDialog faculty={faculty} onClose={onClose} />,
  });
  const body = { selection: chosenRows(selection, matchOf(list.search)) };
  const designations = analytics?.faculty.byDesignation.map(({ designation }) => designation) ?? [];

  return (
    <ListScreen
      title="Faculty List"
      noun="faculty"
      empty="No faculty found."
      hint="‘Add New Faculty’ adds one, ‘Import CSV’ many."
      list={list}
      columns={[
        choiceColumn<Faculty>(selection, fullName),
        ...facultyColumns({ firstName, edit, further: chosenColumns(list) }),
      ]}
      more={<ImportButton noun="faculty" />}
      actions={<AddButton onClick={add}>Add New Faculty</AddButton>}
      options={{ designation: selectOptions(designations) }}
      hasPhones
    >
      <PeopleSelectionBar
        kind="faculty"
        noun="faculty member"
        list={list}
        selection={selection}
        invite={() => callApi('createFacultyInvites', { body })}
      >
        <ExportChosen
          name="faculty"
          load={(format) => callFile('createFacultyExport', { query: { format }, body })}
        />
      </PeopleSelectionBar>
      {dialogs}
    </ListScreen>
  );
}
