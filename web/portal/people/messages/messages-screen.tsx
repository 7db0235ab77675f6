import { useState } from 'react';
import { formatMoment } from '#shared/kit/format.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import type { Message, MessageReader } from '#shared/people/messages.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { listOf, useList } from '#web/portal/kit/lists/list-of.ts';
import { ListTable } from '#web/portal/kit/lists/list-table.tsx';
import { useMayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { countedStates } from './how-it-went.ts';
import { MessageReaders } from './message-readers.tsx';

const columns: readonly Column<Message>[] = [
  { header: 'Text', isTitle: true, cell: ({ text }) => <span className="line-clamp-2">{text}</span> },
  { header: 'When', cell: ({ at, by }) => `${formatMoment(at)}, by ${by}` },
  { header: 'Readers', cell: countedStates },
];
const isLeft = ({ state, phone }: MessageReader) => state === 'prepared' && phone;

const actions = (open: (message: Message) => void): Column<Message> => ({
  header: 'Actions',
  isActions: true,
  cell: (message) => {
    const label = message.channel === 'whatsapp' && message.readers.some(isLeft) ? 'Go on' : 'Readers';
    return (
      <Button aria-label={`${label}: ${firstCharacters(message.text, 40)}`} onClick={() => open(message)}>
        {label}
      </Button>
    );
  },
});

const messageList = listOf({
  sortKeys: [],
  filters: {},
  read: ({ page, pageSize }) => callListQuery('listMessages', { query: { page, pageSize } }),
});

/** Every message of the office, newest first; one that was half walked through goes on where it stopped. */
export function MessagesScreen() {
  const mayWrite = useMayWrite();
  const [open, setOpen] = useState<Message>();
  return (
    <>
      <ScreenHeader title="Messages" more={<ExportLink href={callPath('exportMessages')} />} />
      <ListTable
        caption="Messages"
        noun="messages"
        empty="No message was written yet."
        hint="Choose people in the list of students, guardians or faculty, then ‘Message’."
        list={useList(messageList)}
        columns={mayWrite ? [...columns, actions(setOpen)] : columns}
      />
      {open && (
        <Modal title={firstCharacters(open.text, 60)} onClose={() => setOpen(undefined)}>
          <MessageReaders message={open} onClose={() => setOpen(undefined)} />
        </Modal>
      )}
    </>
  );
}
