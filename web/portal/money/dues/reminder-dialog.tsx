import { useState } from 'react';
import type { Due, ReminderLanguage } from '#shared/money/dues.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { noteReminder } from './note-reminder.ts';
import { ReminderLanguageChoice } from './reminder-language-choice.tsx';
import { reminderMessage } from './reminder-message.ts';
import { reminderLink, reminderPeople } from './reminder-people.ts';

/** The message is read before it is sent; the day on which WhatsApp was opened with it is kept. */
export function ReminderDialog({ due, onClose }: { due: Due; onClose: () => void }) {
  const [language, setLanguage] = useState<ReminderLanguage>('te');
  const today = useIndiaDay();
  const message = reminderMessage(language, due, today);
  const people = reminderPeople(due).map(({ who, phone }) => ({
    label: `WhatsApp to the ${who.toLowerCase()}`,
    phone,
  }));
  const note = async () => {
    await noteReminder(due, language);
    onClose();
  };
  return (
    <Modal title={`Remind ${due.studentName}`} onClose={onClose}>
      <ReminderLanguageChoice value={language} onChange={setLanguage} />
      <p lang={language} className="mt-3 rounded-sm border border-line bg-white p-3 wrap-anywhere">
        {message}
      </p>
      {people.length === 0 && (
        <p className="mt-3 text-ink-soft">
          No phone number is recorded: choose the chat in WhatsApp, or enter the number in the student’s
          record first.
        </p>
      )}
      <FormEnd>
        <Button onClick={onClose}>Close</Button>
        {(people.length > 0 ? people : [{ label: 'Open WhatsApp', phone: '' }]).map(
          ({ label, phone }, place) => (
            <a
              key={label}
              href={reminderLink(phone, message)}
              target="_blank"
              rel="noopener"
              onClick={() => void note()}
              className={buttonClass(place === 0 ? 'primary' : 'plain')}
            >
              {label}
            </a>
          ),
        )}
      </FormEnd>
    </Modal>
  );
}
