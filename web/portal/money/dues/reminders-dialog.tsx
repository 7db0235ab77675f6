import { useState } from 'react';
import { counted, formatRupees } from '#shared/kit/format.ts';
import type { Due, ReminderLanguage } from '#shared/money/dues.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { noteReminder } from './note-reminder.ts';
import { ReminderLanguageChoice } from './reminder-language-choice.tsx';
import { reminderMessage } from './reminder-message.ts';
import { reminderLink, reminderPeople } from './reminder-people.ts';

/** A message for each of the chosen fees, to be opened in WhatsApp one after the other; those that were opened are marked. */
export function RemindersDialog({ dues, onClose }: { dues: readonly Due[]; onClose: () => void }) {
  const [language, setLanguage] = useState<ReminderLanguage>('te');
  const today = useIndiaDay();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = (due: Due) => {
    setOpened(new Set([...opened, due.id]));
    void noteReminder(due, language);
  };
  return (
    <Modal title={`Remind of ${counted(dues.length, 'fee')}`} onClose={onClose}>
      <ReminderLanguageChoice value={language} onChange={setLanguage} />
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
            <ReminderLinks
              due={due}
              message={reminderMessage(language, due, today)}
              onOpen={() => open(due)}
            />
          </li>
        ))}
      </ul>
      <FormEnd>
        <Button onClick={onClose}>Close</Button>
      </FormEnd>
    </Modal>
  );
}

function ReminderLinks({ due, message, onOpen }: { due: Due; message: string; onOpen: () => void }) {
  const people = reminderPeople(due);
  if (people.length === 0) return <span className="min-h-11 flex-none py-2.5 text-ink-soft">no phone</span>;
  return (
    <span className="flex flex-none">
      {people.map(({ who, phone }) => (
        <a
          key={who}
          href={reminderLink(phone, message)}
          target="_blank"
          rel="noopener"
          aria-label={`${who}: WhatsApp about ${due.head} of ${due.studentName}`}
          onClick={onOpen}
          className="inline-flex min-h-11 items-center px-3 font-semibold text-teal hover:underline"
        >
          {who}
        </a>
      ))}
    </span>
  );
}
