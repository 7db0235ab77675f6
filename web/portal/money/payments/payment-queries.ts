// How the screens read payments, and the addresses of their documents.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { paymentFields, paymentSortKeys } from '#shared/money/payments.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { listOf } from '#web/portal/kit/lists/list-of.ts';
import { dayForm, matching } from '#web/portal/kit/shell/address.ts';

/** The day book, each page with the sums over all pages. */
export const paymentList = listOf({
  sortKeys: paymentSortKeys,
  defaultSort: '-receiptNumber',
  filters: { mode: paymentFields.mode },
  views: 'payments',
  further: ({ from, to }) => ({ from: matching(from, dayForm), to: matching(to, dayForm) }),
  read: (query) =>
    queryOptions({
      queryKey: ['listPayments', 'list', JSON.stringify(query)],
      queryFn: async ({ signal }) => {
        const { payments: rows, ...book } = await callApi('listPayments', { signal, query });
        return { rows, ...book };
      },
      placeholderData: keepPreviousData,
    }),
  exported: (filter) => callPath('exportPayments', {}, filter),
});
export type PaymentListSearch = ReturnType<typeof paymentList.readSearch>;

export const receiptPath = (id: string) => callPath('readReceipt', { id });
