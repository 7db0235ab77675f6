// Apart from the schemas of payments: the public page of codes needs these alone.

import { keysOf } from '#shared/kit/fields/keys.ts';

/** Why a payment does not count any more: it was entered wrongly, or the bank returned the cheque. */
export const cancelKindLabels = {
  mistake: 'Entered by mistake',
  returned: 'Returned by the bank',
} as const;
export type CancelKind = keyof typeof cancelKindLabels;
export const cancelKinds = keysOf(cancelKindLabels);
/** On papers, in the day book and on the public page. */
export const cancelledWords: Readonly<Record<CancelKind, string>> = {
  mistake: 'Cancelled',
  returned: 'Returned by the bank',
};
