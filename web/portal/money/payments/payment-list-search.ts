import { paymentModes, paymentSortKeys } from '#shared/money/payments.ts';
import { listSearch } from '#web/portal/kit/lists/list-search.ts';

const readList = listSearch(paymentSortKeys, { mode: paymentModes });

/** A day in the address; anything else is dropped. */
function day(value: unknown): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;
}

export const paymentListSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  from: day(address.from),
  to: day(address.to),
});
export type PaymentListSearch = ReturnType<typeof paymentListSearch>;
