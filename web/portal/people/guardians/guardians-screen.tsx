import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '#shared/people/full-name.ts';
import { type Guardian, guardianFields, relationLabels } from '#shared/people/guardians.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callApi, callList } from '#web/api/calls.ts';
import { startViewing } from '#web/api/view-as.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { choiceColumn } from '#web/portal/kit/lists/choice-column.tsx';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { SelectionBar } from '#web/portal/kit/lists/selection-bar.tsx';
import { chosenRows, useSelection } from '#web/portal/kit/lists/use-selection.ts';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton, NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { ImportButton } from '#web/portal/office/imports/import-button.tsx';
import { MessageButton } from '#web/portal/people/messages/message-button.tsx';
import { InviteButton } from '#web/portal/people/person/invite-button.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import {
  guardianCalls,
  guardianExportPath,
  guardianListQuery,
  guardianListSearch,
} from './guardian-calls.ts';

const GuardianDialog = lazyDialog(() => import('./guardian-dialog.tsx'));
const InvitesDialog = lazyDialog(() => import('#web/portal/people/person/invites-dialog.tsx'));
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
      {students.map((one) => (
        <li key={one.id}>
          <NameLink
            to={`${portalRoutes.admin(`students/${one.id}`)}?tab=guardians`}
            name={fullName(one)}
            isInSentence
          />
          <span className="text-ink-soft">
            {' '}
            {[
              relationLabels[one.relation].toLowerCase(),
              one.maySeeFees && 'fees',
              one.maySeeMarks && 'marks',
              one.isFormer && 'has left',
            ]
              .filter(Boolean)
              .join('\u00a0· ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Open = { form: Guardian | undefined } | 'parents' | 'invites';

/** The guardians of all students; whom each of them looks after is entered with the student. */
export function GuardiansScreen() {
  const [search] = useListSearch(guardianListSearch);
  const query = useQuery(guardianListQuery(search));
  const mayWrite = useMayWrite();
  const { rows = [] } = query.data ?? {};
  const selection = useSelection(query.data, search);
  const [open, setOpen] = useState<Open>();
  const [deleting, setDeleting] = useState<Guardian>();
  const close = () => setOpen(undefined);
  const actions = actionsColumn<Guardian>({
    nameOf: fullName,
    edit: (form) => setOpen({ form }),
    remove: setDeleting,
    renderFurther: (one) => (
      <>
        <InviteButton
          call="createGuardianInvite"
          id={one.id}
          name={fullName(one)}
          phone={one.phone}
          isQuiet
        />
        <Button
          variant="quiet"
          aria-label={`View as ${fullName(one)}`}
          onClick={() => startViewing({ kind: 'guardian', id: one.id, name: fullName(one) })}
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
      query={query}
      columns={mayWrite ? [choiceColumn<Guardian>(selection, fullName), ...columns, actions] : columns}
      search={search}
      defaultSort="lastName"
      exportHref={guardianExportPath(search)}
      more={
        mayWrite && (
          <>
            <Button onClick={() => setOpen('parents')}>From students’ records</Button>
            <ImportButton noun="guardian" />
          </>
        )
      }
      actions={<AddButton onClick={() => setOpen({ form: undefined })}>Add Guardian</AddButton>}
    >
      {open === 'parents' && <ParentsDialog onClose={close} />}
      {mayWrite && (
        <SelectionBar selection={selection} noun="guardian">
          <Button onClick={() => setOpen('invites')}>Invite</Button>
          <MessageButton
            kind="guardian"
            noun="guardian"
            selection={selection}
            rows={rows}
            listPage={(page) => callList('listGuardians', { query: { q: search.q, ...page } })}
          />
        </SelectionBar>
      )}
      {open === 'invites' && (
        <InvitesDialog
          count={selection.count}
          noun="guardian"
          make={() =>
            callApi('createGuardianInvites', { body: { selection: chosenRows(selection, { q: search.q }) } })
          }
          onClose={close}
        />
      )}
      {typeof open === 'object' && <GuardianDialog guardian={open.form} onClose={close} />}
      {deleting && (
        <DeleteQuestion
          calls={guardianCalls}
          record={deleting}
          question="Are you sure you want to delete this guardian? The log-in ends at once."
          onClose={() => setDeleting(undefined)}
        />
      )}
    </ListScreen>
  );
}
