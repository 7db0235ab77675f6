import { useState } from 'react';
import { fullName } from '#shared/people/full-name.ts';
import type { ReaderKind } from '#shared/people/messages.ts';
import { countedRows } from '#web/portal/kit/lists/selection-count.tsx';
import type { RowSelection } from '#web/portal/kit/lists/use-selection.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';

const MessageDialog = lazyDialog(() => import('./message-dialog.tsx'));

interface MessageButtonProps<Row> {
  kind: ReaderKind;
  /** 'guardian': as sentences name a row. */
  noun: string;
  selection: RowSelection;
  /** The rows on the screen. */
  rows: readonly Row[];
  /** A page of all that match. */
  listPage: (query: { page: number; pageSize: number }) => Promise<{ rows: readonly Row[] }>;
}

/** Writes to the chosen rows of a list. */
export function MessageButton<Row extends { id: string; firstName: string; lastName: string }>(
  props: MessageButtonProps<Row>,
) {
  const { kind, noun, selection, rows, listPage } = props;
  const [isOpen, setOpen] = useState(false);
  const findReaders = async () => {
    const ids = [...selection.ids];
    for (let page = 1; selection.isAll && ids.length < selection.count; page += 1) {
      const found = await listPage({ page, pageSize: 100 });
      ids.push(...found.rows.map(({ id }) => id));
      if (found.rows.length === 0) break;
    }
    return { readers: ids.map((id) => ({ kind, id })) };
  };
  const one = rows.find(({ id }) => selection.isChosen(id));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Message</Button>
      {isOpen && (
        <MessageDialog
          findReaders={findReaders}
          counted={countedRows(selection, noun)}
          name={one && fullName(one)}
          hasEmail={kind !== 'guardian'}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
