import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/api/calls.ts';

export const waitingClaimsQuery = queryOptions({
  queryKey: ['payments', 'claims'],
  queryFn: ({ signal }) => callApi('listPaymentClaims', { signal }),
});

export const studentClaimsQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'claims', id],
    queryFn: ({ signal }) => callApi('listStudentPaymentClaims', { signal, params: { id } }),
  });
