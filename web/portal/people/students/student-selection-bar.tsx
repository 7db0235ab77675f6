import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { counted } from '#shared/kit/format.ts';
import { fullName } from '#shared/people/full-name.ts';
import { portalRoutes } from '#shared/routes.ts';
import { callApi, callFile } from '#web/api/calls.ts';
import { ExportChosen } from '#web/portal/kit/lists/export-chosen.tsx';
import { matchOf } from '#web/portal/kit/lists/list-search.ts';
import { SelectionBar } from '#web/portal/kit/lists/selection-bar.tsx';
import { chosenRows, type RowSelection } from '#web/portal/kit/lists/use-selection.ts';
import { useListState } from '#web/portal/kit/lists/way-to-list.tsx';
import { MoreActions } from '#web/portal/kit/rows/more-actions.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { type ShownStudents, withStatusFilter } from './student-list-search.ts';

const StatusDialog = lazyDialog(() => import('./status-dialog.tsx'));
const MemosDialog = lazyDialog(() => import('./memos-dialog.tsx'));
const RaiseFeeDialog = lazyDialog(() => import('./raise-fee-dialog.tsx'));
const MessageDialog = lazyDialog(() => import('#web/portal/people/messages/message-dialog.tsx'));
const InvitesDialog = lazyDialog(() => import('#web/portal/people/person/invites-dialog.tsx'));

interface StudentSelectionBarProps {
  list: ShownStudents;
  selection: RowSelection;
}

/** What the office can do with the chosen students. */
export function StudentSelectionBar({ list, selection }: StudentSelectionBarProps) {
  const mayWrite = useMayWrite();
  const [dialog, setDialog] = useState<'status' | 'fee' | 'memos' | 'message' | 'invites'>();
  const state = useListState();
  const filter = withStatusFilter(matchOf(list.search));
  const chosen = { selection: chosenRows(selection, filter), count: selection.count };
  const one = list.query.data?.rows.find(({ id }) => selection.isChosen(id));
  const close = () => setDialog(undefined);

  if (!mayWrite) return null;
  return (
    <>
      <SelectionBar selection={selection} noun="student">
        <Link
          to={portalRoutes.admin('promotion')}
          state={{ ...state, chosenStudents: chosen }}
          className={buttonClass('plain')}
        >
          Promote
        </Link>
        <MoreActions>
          <Button onClick={() => setDialog('status')}>Set status</Button>
          <Button onClick={() => setDialog('fee')}>Raise a fee</Button>
          <Button onClick={() => setDialog('memos')}>Print memos</Button>
          <Button onClick={() => setDialog('message')}>Message</Button>
          <Button onClick={() => setDialog('invites')}>Invite</Button>
          <ExportChosen
            name="students"
            load={(format) =>
              callFile('createStudentExport', { query: { format }, body: { selection: chosen.selection } })
            }
          />
        </MoreActions>
      </SelectionBar>
      {dialog === 'status' && <StatusDialog chosen={chosen} onClose={close} onDone={selection.clear} />}
      {dialog === 'fee' && <RaiseFeeDialog chosen={chosen} onClose={close} />}
      {dialog === 'memos' && <MemosDialog chosen={chosen} onClose={close} />}
      {dialog === 'message' && (
        <MessageDialog
          findReaders={async () => ({ selection: chosen.selection })}
          counted={counted(chosen.count, 'student')}
          name={one && fullName(one)}
          hasEmail
          onClose={close}
        />
      )}
      {dialog === 'invites' && (
        <InvitesDialog
          count={chosen.count}
          noun="student"
          make={() => callApi('createStudentInvites', { body: { selection: chosen.selection } })}
          onClose={close}
        />
      )}
    </>
  );
}
