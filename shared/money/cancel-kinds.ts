// Apart from the schemas of payments: the public page of codes needs these alone.

/** Why a payment does not count any more: it was entered wrongly, or the bank returned the cheque. */
export const cancelKinds = ['mistake', 'returned'] as const;
export type CancelKind = (typeof cancelKinds)[number];
export const cancelKindLabels: Readonly<Record<CancelKind, string>> = {
  mistake: 'Entered by mistake',
  returned: 'Returned by the bank',
};
/** On papers, in the day book and on the public page. */
export const cancelledWords: Readonly<Record<CancelKind, string>> = {
  mistake: 'Cancelled',
  returned: 'Returned by the bank',
};
