import { sumOf } from '#shared/kit/sums.ts';
import type { Fee } from '#shared/money/fees.ts';
import { isGovernments } from '#shared/money/payers.ts';

const openOf = ({ amount, paid, conceded = 0 }: Fee) => (amount < 0 ? 0 : amount - paid - conceded);

/** Concessions are taken off their fee; a concession itself, whose amount is negative, is not due; nor is what the government pays. */
export const dueOf = (fee: Fee) => (isGovernments(fee) ? 0 : openOf(fee));

/** What the government has not released yet. */
export const pendingOf = (fee: Fee) => (isGovernments(fee) ? openOf(fee) : 0);

/** What a concession can take off, also where it is paid already. */
export const mayConcede = ({ amount, conceded = 0 }: Fee) => Math.max(0, amount - conceded);

export const isOverdue = (fee: Fee, today: string) => dueOf(fee) > 0 && fee.dueOn < today;

/** Whole rupees. `nextDueOn`: the next day on which a fee is due. @param today a day */
export function feeSums(fees: readonly Fee[], today: string) {
  const own = fees.filter((fee) => !isGovernments(fee));
  const sum = (value: (fee: Fee) => number) => sumOf(own.map(value));
  const ahead = fees.filter((fee) => dueOf(fee) > 0 && fee.dueOn >= today).map(({ dueOn }) => dueOn);
  return {
    amount: sum(({ amount }) => amount),
    paid: sum(({ paid }) => paid),
    due: sum(dueOf),
    overdue: sum((fee) => (isOverdue(fee, today) ? dueOf(fee) : 0)),
    nextDueOn: ahead.sort()[0],
    pending: sumOf(fees.map(pendingOf)),
  };
}
