// How the screen of the college reads and changes it.
import { queryOptions } from '@tanstack/react-query';
import type { CollegeInput, CollegeRecord } from '#shared/website/college/college.ts';
import { callApi } from '#web/api/calls.ts';
import { noCalls, type RecordCalls } from '#web/portal/kit/forms/record-calls.ts';

export type CollegeRow = CollegeRecord & { id: string };

const withId = (college: CollegeRecord): CollegeRow => ({ id: 'college', ...college });

export const collegeQuery = queryOptions({
  queryKey: ['college'],
  queryFn: async ({ signal }) => withId(await callApi('readCollege', { signal })),
});

/** There is one, which is always there. */
export const collegeCalls: RecordCalls<CollegeRow, CollegeInput> = {
  ...noCalls,
  noun: 'college',
  label: ({ name }) => name,
  find: async () => withId(await callApi('readCollege', {})),
  update: async (_, body, ifMatch) => withId(await callApi('updateCollege', { body, ifMatch })),
};

export const sendLogo = (file: File) => callApi('updateCollegeLogo', { file });
export const removeLogo = () => callApi('deleteCollegeLogo', {});
