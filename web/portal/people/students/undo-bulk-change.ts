import { callApi } from '#web/api/calls.ts';
import { callAndTell } from '#web/portal/kit/forms/record-calls.ts';
import { countedStudents } from './chosen-students.ts';

/** Undoes a change of many students and says how many it was about. */
export const undoBulkChange = (id: string) =>
  callAndTell(async () => {
    const { changed } = await callApi('createBulkReversal', { params: { id } });
    return `${countedStudents(changed)} ${changed === 1 ? 'is' : 'are'} as before`;
  });
