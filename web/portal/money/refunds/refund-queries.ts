import { queryOptions } from '@tanstack/react-query';
import { callApi, callPath } from '#web/api/calls.ts';

/** What a student has paid over, and the refunds of it. @param id of the student */
export function advanceQuery(id: string) {
  return queryOptions({
    queryKey: ['payments', 'advance', id],
    queryFn: ({ signal }) => callApi('readAdvance', { signal, params: { id } }),
  });
}

export const voucherPath = (id: string) => callPath('readRefundVoucher', { id });
