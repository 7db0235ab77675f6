// Who pays a fee: what screens need of it without its schemas.
import { keysOf } from '#shared/kit/fields/keys.ts';

export const payerLabels = {
  student: 'Student',
  government: 'Government (fee reimbursement)',
} as const;
export type Payer = keyof typeof payerLabels;
export const payers = keysOf(payerLabels);

/** Whether the government pays it: then the student owes nothing of it. */
export const isGovernments = ({ payableBy }: { payableBy?: Payer | undefined }) => payableBy === 'government';
