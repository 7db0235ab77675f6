import { useState } from 'react';
import { counted, formatRupees } from '#shared/kit/format.ts';
import type { Due } from '#shared/money/dues.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { OpenedMark, WhatsAppList } from '#web/portal/kit/rows/whatsapp-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { reminderLink, reminderPeople, useReminders } from './reminders.tsx';

/** A message for each of the chosen fees, to be opened in WhatsApp one after the other; those that were opened are marked. */
export function RemindersDialog({ dues, onClose }: { dues: readonly Due[]; onClose: () => void }) {
  const { choice, messageOf, note } = useReminders();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = (due: Due) => {
    setOpened(new Set([...opened, due.id]));
    void note(due);
  };
  return (
    <Modal title={`Remind of ${counted(dues.length, 'fee')}`} onClose={onClose}>
      {choice}
      <p role="status" className="mt-3 font-medium">
        {opened.size} of {dues.length} opened in WhatsApp
      </p>
      <WhatsAppList
        label="Reminders"
        rows={dues.map((due) => ({
          id: due.id,
          name: due.studentName,
          more: (
            <>
              {opened.has(due.id) && <OpenedMark />}
              <span className="block text-sm text-ink-soft">
                {due.head}, {formatRupees(due.open)}
              </span>
            </>
          ),
          links: reminderPeople(due).map(({ who, phone }) => ({
            text: who,
            name: `${who}: WhatsApp about ${due.head} of ${due.studentName}`,
            href: reminderLink(phone, messageOf(due)),
          })),
          onOpen: () => open(due),
        }))}
      />
      <FormEnd>
        <Button onClick={onClose}>Close</Button>
      </FormEnd>
    </Modal>
  );
}
