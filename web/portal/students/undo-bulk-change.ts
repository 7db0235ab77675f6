import { callApi } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/forms/record-calls.ts';
import { showToast } from '#web/ui/toasts.tsx';
import { countedStudents } from './chosen-students.ts';

/** Undoes a change of many students and says how many it was about. */
export async function undoBulkChange(id: string): Promise<void> {
  try {
    const { changed } = await callApi('createBulkReversal', { params: { id } });
    showToast(`${countedStudents(changed)} ${changed === 1 ? 'is' : 'are'} as before`);
  } catch (error) {
    showToast(sentenceOf(error), { isError: true });
  }
  await refreshRecords();
}
