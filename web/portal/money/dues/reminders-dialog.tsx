import { useState } from 'react';
import { counted, formatRupees } from '#shared/kit/format.ts';
import type { Due } from '#shared/money/dues.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
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
      <ul className="mt-2 max-h-96 overflow-y-auto border-y border-line" tabIndex={0} aria-label="Reminders">
        {dues.map((due) => (
          <li
            key={due.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-1 last:border-0"
          >
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              {due.studentName}
              {opened.has(due.id) && <strong className="font-semibold text-teal"> · opened</strong>}
              <span className="block text-sm text-ink-soft">
                {due.head}, {formatRupees(due.open)}
              </span>
            </span>
            <span className="flex flex-none">
              {reminderPeople(due).map(({ who, phone }) => (
                <a
                  key={who}
                  href={reminderLink(phone, messageOf(due))}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${who}: WhatsApp about ${due.head} of ${due.studentName}`}
                  onClick={() => open(due)}
                  className="inline-flex min-h-11 items-center px-3 font-semibold text-teal hover:underline"
                >
                  {who}
                </a>
              ))}
              {reminderPeople(due).length === 0 && (
                <span className="min-h-11 flex-none py-2.5 text-ink-soft">no phone</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <FormEnd>
        <Button onClick={onClose}>Close</Button>
      </FormEnd>
    </Modal>
  );
}
