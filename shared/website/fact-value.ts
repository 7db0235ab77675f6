import { counted, formatCount, formatDate, formatRupees } from '#shared/kit/format.ts';
import type { FactContent } from './facts.ts';

/** The value in a few words, for the list and the history. */
export function factValue(fact: FactContent): string {
  switch (fact.kind) {
    case 'rupees':
      return formatRupees(fact.amount);
    case 'seats':
      return counted(fact.seats, 'seat');
    case 'admission': {
      const days = [
        fact.from && `from ${formatDate(fact.from)}`,
        fact.until && `until ${formatDate(fact.until)}`,
      ];
      return [fact.admission === 'open' ? 'Open' : 'Closed', ...days].filter(Boolean).join(' ');
    }
    case 'count':
      return formatCount(fact.count);
    case 'phone':
      return fact.phone;
    case 'answer':
      return fact.text;
    case 'batches':
      return fact.batches;
  }
}
