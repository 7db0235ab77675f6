// How the screens read payments, and the addresses of their documents.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi, callPath } from '#web/api/calls.ts';
import { pageOf } from '#web/portal/kit/lists/list-search.ts';
import type { PaymentListSearch } from './payment-list-search.ts';

/** A page of the day book, with the sums over all pages. */
export function dayBookQuery(search: PaymentListSearch) {
  const query = pageOf(search);
  return queryOptions({
    queryKey: ['payments', 'list', query],
    queryFn: async ({ signal }) => {
      const { payments: rows, ...book } = await callApi('listPayments', { signal, query });
      return { rows, ...book };
    },
    placeholderData: keepPreviousData,
  });
}

export const receiptPath = (id: string) => callPath('readReceipt', { id });
