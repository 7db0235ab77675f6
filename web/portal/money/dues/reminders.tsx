// What the dialogs of one reminder and of many share.
import { useState } from 'react';
import { whatsappNumber } from '#shared/kit/phones/phone-numbers.ts';
import { whatsappLink } from '#shared/kit/phones/whatsapp.ts';
import type { Due, ReminderLanguage } from '#shared/money/dues.ts';
import { callApi } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { RadioField } from '#web/ui/radio-field.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { reminderMessage } from './reminder-message.ts';

const languages: Readonly<Record<ReminderLanguage, string>> = { en: 'English', te: 'తెలుగు (Telugu)' };

/** The messages in the chosen language, and what keeps the day on which WhatsApp was opened with one. */
export function useReminders() {
  const [language, setLanguage] = useState<ReminderLanguage>('te');
  const today = useIndiaDay();
  return {
    language,
    choice: (
      <RadioField
        label="Language"
        name="language"
        choices={languages}
        value={language}
        onChange={setLanguage}
      />
    ),
    messageOf: (due: Due) => reminderMessage(language, due, today),
    note: async ({ studentId }: Due) => {
      try {
        await callApi('createReminder', { params: { id: studentId }, body: { language } });
        await refreshRecords();
      } catch (error) {
        showToast(`The day of the reminder was not kept. ${sentenceOf(error)}`, { isError: true });
      }
    },
  };
}

/** The address that opens WhatsApp with the message; without a number WhatsApp asks for the chat. */
export const reminderLink = (phone: string, message: string) => whatsappLink(whatsappNumber(phone), message);

/** Who can be reminded of a fee: those with a phone number. */
export const reminderPeople = ({ parentPhone, phone: ownPhone }: Due) =>
  [
    { who: 'Parent', phone: parentPhone },
    { who: 'Student', phone: ownPhone },
  ].filter(({ phone }) => phone);
