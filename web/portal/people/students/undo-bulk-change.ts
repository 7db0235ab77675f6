import { counted } from '#shared/kit/format.ts';
import { callApi } from '#web/api/calls.ts';
import { callAndTell } from '#web/portal/kit/forms/record-calls.ts';

/** Undoes a change of many students and says how many it was about. */
export const undoBulkChange = (id: string) =>
  callAndTell(async () => {
    const { changed } = await callApi('createBulkReversal', { params: { id } });
    return `${counted(changed, 'student is', 'students are')} as before`;
  });
