import { sumOf } from '#shared/kit/sums.ts';
import type { Fee } from '#shared/money/fees.ts';

/** Concessions are taken off their fee; a concession itself, whose amount is negative, is not due. */
export const dueOf = ({ amount, paid, conceded = 0 }: Fee) => (amount < 0 ? 0 : amount - paid - conceded);

/** What a concession can take off, also where it is paid already. */
export const mayConcede = ({ amount, conceded = 0 }: Fee) => Math.max(0, amount - conceded);

export const isOverdue = (fee: Fee, today: string) => dueOf(fee) > 0 && fee.dueOn < today;

/** Whole rupees. `nextDueOn`: the next day on which a fee is due. @param today a day */
export function feeSums(fees: readonly Fee[], today: string) {
  const sum = (value: (fee: Fee) => number) => sumOf(fees.map(value));
  const ahead = fees.filter((fee) => dueOf(fee) > 0 && fee.dueOn >= today).map(({ dueOn }) => dueOn);
  return {
    amount: sum(({ amount }) => amount),
    paid: sum(({ paid }) => paid),
    due: sum(dueOf),
    overdue: sum((fee) => (isOverdue(fee, today) ? dueOf(fee) : 0)),
    nextDueOn: ahead.sort()[0],
  };
}
