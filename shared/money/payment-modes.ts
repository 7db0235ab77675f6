// How money is paid and given back.
import { keysOf } from '#shared/kit/fields/keys.ts';

export const paymentModeLabels = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  cheque: 'Cheque',
  dd: 'Demand draft',
  scholarship: 'Scholarship',
} as const;
export type PaymentMode = keyof typeof paymentModeLabels;
export const paymentModes = keysOf(paymentModeLabels);
