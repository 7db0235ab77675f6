import type { Due } from '#shared/money/dues.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { reminderLink, reminderPeople, useReminders } from './reminders.tsx';

/** The message is read before it is sent. */
export function ReminderDialog({ due, onClose }: { due: Due; onClose: () => void }) {
  const { language, choice, messageOf, note } = useReminders();
  const message = messageOf(due);
  const people = reminderPeople(due).map(({ who, phone }) => ({
    label: `WhatsApp to the ${who.toLowerCase()}`,
    phone,
  }));
  return (
    <Modal title={`Remind ${due.studentName}`} onClose={onClose}>
      {choice}
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
              onClick={() => void note(due).then(onClose)}
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
