import { type ReactNode, useState } from 'react';
import type { PersonInvites } from '#shared/account/person-invites.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { ReaderKind } from '#shared/people/messages.ts';
import type { ListPage, ShownList } from '#web/portal/kit/lists/list-of.ts';
import { SelectionBar } from '#web/portal/kit/lists/selection-bar.tsx';
import { countedRows } from '#web/portal/kit/lists/selection-count.tsx';
import type { RowSelection } from '#web/portal/kit/lists/use-selection.ts';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';

const InvitesDialog = lazyDialog(() => import('./invites-dialog.tsx'));
const MessageDialog = lazyDialog(() => import('#web/portal/people/messages/message-dialog.tsx'));

interface PeopleSelectionBarProps {
  kind: ReaderKind;
  /** 'guardian': as sentences name a row. */
  noun: string;
  list: ShownList<ListPage<{ id: string; firstName: string; lastName: string }>>;
  selection: RowSelection;
  invite: () => Promise<PersonInvites>;
  /** Further buttons. */
  children?: ReactNode;
}

/** What the office can do with the chosen faculty members or guardians. */
export function PeopleSelectionBar(props: PeopleSelectionBarProps) {
  const { kind, noun, list, selection, invite, children } = props;
  const [dialog, setDialog] = useState<'invites' | 'message'>();
  const close = () => setDialog(undefined);
  const findReaders = async () => {
    const ids = [...selection.ids];
    for (let page = 1; selection.isAll && ids.length < selection.count; page += 1) {
      const { rows } = await list.readPage(page, 100);
      ids.push(...rows.map(({ id }) => id));
      if (rows.length === 0) break;
    }
    return { readers: ids.map((id) => ({ kind, id })) };
  };
  const one = list.query.data?.rows.find(({ id }) => selection.isChosen(id));
  if (!useMayWrite()) return null;
  return (
    <>
      <SelectionBar selection={selection} noun={noun}>
        <Button onClick={() => setDialog('invites')}>Invite</Button>
        <Button onClick={() => setDialog('message')}>Message</Button>
        {children}
      </SelectionBar>
      {dialog === 'invites' && (
        <InvitesDialog count={selection.count} noun={noun} make={invite} onClose={close} />
      )}
      {dialog === 'message' && (
        <MessageDialog
          findReaders={findReaders}
          counted={countedRows(selection, noun)}
          name={one && fullName(one)}
          hasEmail={kind !== 'guardian'}
          onClose={close}
        />
      )}
    </>
  );
}
