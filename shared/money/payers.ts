// Who pays a fee: what screens need of it without its schemas.
export const payers = ['student', 'government'] as const;
export type Payer = (typeof payers)[number];
export const payerLabels: Readonly<Record<Payer, string>> = {
  student: 'Student',
  government: 'Government (fee reimbursement)',
};

/** Whether the government pays it: then the student owes nothing of it. */
export const isGovernments = ({ payableBy }: { payableBy?: Payer | undefined }) => payableBy === 'government';
