import type { Due, ReminderLanguage } from '#shared/money/dues.ts';
import { callApi } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { showToast } from '#web/ui/toasts.tsx';

/** Keeps the day on which WhatsApp was opened with a reminder. */
export async function noteReminder(
  { studentId }: Pick<Due, 'studentId'>,
  language: ReminderLanguage,
): Promise<void> {
  try {
    await callApi('createReminder', { params: { id: studentId }, body: { language } });
    await refreshRecords();
  } catch (error) {
    showToast(`The day of the reminder was not kept. ${sentenceOf(error)}`, { isError: true });
  }
}
