import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/api/calls.ts';

export const paymentInfoQuery = queryOptions({
  queryKey: ['payment-info'],
  queryFn: ({ signal }) => callApi('readPaymentInfo', { signal }),
});
