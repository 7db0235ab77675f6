// How the screen of the college reads and changes it.
import { queryOptions } from '@tanstack/react-query';
import type { CollegeInput, CollegeRecord } from '#shared/website/college/college.ts';
import { callApi } from '#web/api/calls.ts';
import type { RecordCalls } from '#web/portal/kit/forms/record-calls.ts';

export type CollegeRow = CollegeRecord & { id: string };

const withId = (college: CollegeRecord): CollegeRow => ({ id: 'college', ...college });

export const collegeQuery = queryOptions({
  queryKey: ['college'],
  queryFn: async ({ signal }) => withId(await callApi('readCollege', { signal })),
});

/** There is one, which is always there. */
const isFixed = () => Promise.reject(new Error('There is one college'));

export const collegeCalls: RecordCalls<CollegeRow, CollegeInput> = {
  noun: 'college',
  label: ({ name }) => name,
  find: async () => withId(await callApi('readCollege', {})),
  create: isFixed,
  update: async (_, body, ifMatch) => withId(await callApi('updateCollege', { body, ifMatch })),
  remove: isFixed,
};

export const sendLogo = (file: File) => callApi('updateCollegeLogo', { file });
export const removeLogo = () => callApi('deleteCollegeLogo', {});
