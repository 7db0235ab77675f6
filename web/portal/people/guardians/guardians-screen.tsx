import { useState } from 'react';
import { fullName } from '#shared/people/full-name.ts';
import { type Guardian, guardianFields, relationLabels } from '#shared/people/guardians.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callApi } from '#web/api/calls.ts';
import { startViewing } from '#web/api/view-as.ts';
import { choiceColumn } from '#web/portal/kit/lists/choice-column.tsx';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { useList } from '#web/portal/kit/lists/list-of.ts';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { matchOf } from '#web/portal/kit/lists/list-search.ts';
import { chosenRows, useSelection } from '#web/portal/kit/lists/use-selection.ts';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton, NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { useRecordDialogs } from '#web/portal/kit/rows/use-record-dialogs.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { ImportButton } from '#web/portal/office/imports/import-button.tsx';
import { InviteButton } from '#web/portal/people/person/invite-button.tsx';
import { PeopleSelectionBar } from '#web/portal/people/person/people-selection-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { guardianCalls, guardianList } from './guardian-calls.ts';

const GuardianDialog = lazyDialog(() => import('./guardian-dialog.tsx'));
const ParentsDialog = lazyDialog(() => import('./parents-dialog.tsx'));

const columns: readonly Column<Guardian>[] = [
  { header: 'Name', sortKey: 'lastName', isTitle: true, cell: fullName },
  fieldColumn<Guardian>(guardianFields, 'phone', { isDetail: true }),
  { header: 'Students', isDetail: true, cell: ({ students }) => <Students students={students} /> },
];

function Students({ students }: Pick<Guardian, 'students'>) {
  if (students.length === 0) return <span className="text-ink-soft">None: cannot log in</span>;
  return (
    <ul>
      {students.map((student) => (
        <li key={student.id}>
          <NameLink
            to={`${portalRoutes.admin(`students/${student.id}`)}?tab=guardians`}
            name={fullName(student)}
            isInSentence
          />
          <span className="text-ink-soft">
            {' '}
            {[
              relationLabels[student.relation].toLowerCase(),
              student.maySeeFees && 'fees',
              student.maySeeMarks && 'marks',
              student.isFormer && 'has left',
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The guardians of all students; whom each of them looks after is entered with the student. */
export function GuardiansScreen() {
  const list = useList(guardianList);
  const selection = useSelection(list);
  const mayWrite = useMayWrite();
  const [isImporting, setImporting] = useState(false);
  const { add, edit, remove, dialogs } = useRecordDialogs<Guardian>({
    calls: guardianCalls,
    question: 'Are you sure you want to delete this guardian? The log-in ends at once.',
    renderForm: (guardian, onClose) => <GuardianDialog guardian={guardian} onClose={onClose} />,
  });
  const actions = actionsColumn<Guardian>({
    nameOf: fullName,
    edit,
    remove,
    renderFurther: (guardian) => (
      <>
        <InviteButton
          call="createGuardianInvite"
          id={guardian.id}
          name={fullName(guardian)}
          phone={guardian.phone}
          isQuiet
        />
        <Button
          variant="quiet"
          aria-label={`View as ${fullName(guardian)}`}
          onClick={() => startViewing({ kind: 'guardian', id: guardian.id, name: fullName(guardian) })}
        >
          View as
        </Button>
      </>
    ),
  });
  return (
    <ListScreen
      title="Guardians"
      noun="guardians"
      empty="No guardians found."
      hint="‘From students’ records’ makes guardians of the parents that the records name."
      list={list}
      columns={mayWrite ? [choiceColumn<Guardian>(selection, fullName), ...columns, actions] : columns}
      more={
        mayWrite && (
          <>
            <Button onClick={() => setImporting(true)}>From students’ records</Button>
            <ImportButton noun="guardian" />
          </>
        )
      }
      actions={<AddButton onClick={add}>Add Guardian</AddButton>}
    >
      {isImporting && <ParentsDialog onClose={() => setImporting(false)} />}
      <PeopleSelectionBar
        kind="guardian"
        noun="guardian"
        list={list}
        selection={selection}
        invite={() =>
          callApi('createGuardianInvites', {
            body: { selection: chosenRows(selection, matchOf(list.search)) },
          })
        }
      />
      {dialogs}
    </ListScreen>
  );
}
