import { useState } from 'react';
import type { Faculty } from '#shared/people/faculty.ts';
import { callApi, callFile, callList } from '#web/api/calls.ts';
import { ExportChosen } from '#web/portal/kit/lists/export-chosen.tsx';
import { SelectionBar } from '#web/portal/kit/lists/selection-bar.tsx';
import { chosenRows, type RowSelection } from '#web/portal/kit/lists/use-selection.ts';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { MessageButton } from '#web/portal/people/messages/message-button.tsx';
import { Button } from '#web/ui/button.tsx';
import type { FacultyListSearch } from './faculty-list-search.ts';

const InvitesDialog = lazyDialog(
  () => import('#web/portal/people/person/invites-dialog.tsx'),
  'InvitesDialog',
);

interface FacultySelectionBarProps {
  /** Those on the screen. */
  rows: readonly Faculty[];
  selection: RowSelection;
  search: FacultyListSearch;
}

const counted = (count: number) => (count === 1 ? '1 faculty member' : `${count} faculty members`);

/** What the office can do with the chosen faculty members. */
export function FacultySelectionBar({ rows, selection, search }: FacultySelectionBarProps) {
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
          counted={counted}
          make={() => callApi('createFacultyInvites', { body })}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
}
