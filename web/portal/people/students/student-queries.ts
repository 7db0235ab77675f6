// How the screens read one student: the profile by the product's call, and fees, results and grades by a second one.
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';

/** product §7: this exact call. */
export const studentProfileQuery = (id: string) =>
  callQuery('findStudent', { params: { id }, query: { include: 'personalInfo,contactInfo' } });

export const readYear = async (id: string) =>
  (await queryClient.ensureQueryData(studentProfileQuery(id))).year;

/** Fees by due date; results, latest first; grades by term. */
export const studentRecordsQuery = (id: string) =>
  queryOptions({
    queryKey: ['students', id, 'records'],
    queryFn: async ({ signal }) => {
      const include = 'fees,results.subject,gradeInfo.subject';
      const {
        fees = [],
        results = [],
        gradeInfo = [],
      } = await callApi('findStudent', {
        signal,
        params: { id },
        query: { include },
      });
      return { fees, results, gradeInfo };
    },
  });
