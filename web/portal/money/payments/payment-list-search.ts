import { paymentModes, paymentSortKeys } from '#shared/money/payments.ts';
import { listSearch } from '#web/portal/kit/lists/list-search.ts';
import { dayForm, matching } from '#web/portal/kit/shell/address.ts';

const readList = listSearch(paymentSortKeys, { mode: paymentModes });

export const paymentListSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  from: matching(address.from, dayForm),
  to: matching(address.to, dayForm),
});
export type PaymentListSearch = ReturnType<typeof paymentListSearch>;
