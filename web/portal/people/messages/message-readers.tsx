import { useState } from 'react';
import { whatsappNumber } from '#shared/kit/phones/phone-numbers.ts';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import type { Message, MessageReader } from '#shared/people/messages.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { refreshRecords, sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { OpenedMark, WhatsAppList } from '#web/portal/kit/rows/whatsapp-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { countedStates, howItWent, openedOf } from './how-it-went.ts';

const linkOf = ({ phone, text }: MessageReader) => whatsappLink(whatsappNumber(phone), text);

/** In WhatsApp one tap for each reader: it opens with the text, and the reader is marked. By email how each of them went. */
export function MessageReaders({ message, onClose }: { message: Message; onClose: () => void }) {
  const [tapped, setTapped] = useState<ReadonlySet<string>>(new Set());
  const isOpened = ({ id, state }: MessageReader) => state === 'opened' || tapped.has(id);
  const isMail = message.channel === 'email';
  const reachable = isMail ? [] : message.readers.filter(({ phone }) => phone);
  const [next, ...later] = reachable.filter((reader) => !isOpened(reader));
  const mark = (reader: MessageReader) => {
    setTapped((before) => new Set([...before, reader.id]));
    void noteOpened(message.id, reader);
  };
  // A link whose address moves on to the next reader would be followed with the new address.
  const open = (reader: MessageReader) => {
    window.open(linkOf(reader), '_blank', 'noopener');
    mark(reader);
  };
  return (
    <>
      <p role="status" className="font-medium">
        {isMail ? countedStates(message) : openedOf(reachable, reachable.filter(isOpened).length)}
      </p>
      <WhatsAppList
        label="Readers"
        rows={message.readers.map((reader) => {
          const { id, name, phone } = reader;
          if (isMail)
            return {
              id,
              name,
              more: <span className="block text-sm text-ink-soft">{howItWent(reader)}</span>,
            };
          const link = { text: 'WhatsApp', name: `WhatsApp ${name}`, href: linkOf(reader) };
          const links = phone ? [link] : [];
          return { id, name, more: isOpened(reader) && <OpenedMark />, links, onOpen: () => mark(reader) };
        })}
      />
      <FormEnd>
        <Button onClick={onClose}>Close</Button>
        {next && (
          <Button variant="primary" onClick={() => open(next)}>
            WhatsApp to {next.name}
            {later.length > 0 && ` (${later.length} more)`}
          </Button>
        )}
      </FormEnd>
    </>
  );
}

async function noteOpened(id: string, reader: MessageReader): Promise<void> {
  try {
    await callApi('openMessage', { params: { id, readerId: reader.id } });
    await refreshRecords();
  } catch (error) {
    showToast(`That ${reader.name} was told is not noted. ${sentenceOf(error)}`, { isError: true });
  }
}
