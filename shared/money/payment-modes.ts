// How money is paid and given back.
export const paymentModes = ['cash', 'upi', 'bank', 'cheque', 'dd', 'scholarship'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export const paymentModeLabels: Readonly<Record<PaymentMode, string>> = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  cheque: 'Cheque',
  dd: 'Demand draft',
  scholarship: 'Scholarship',
};
