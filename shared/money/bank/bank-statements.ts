// The bank's statement: its lines of money received, each with the fee that it pays.
import * as z from 'zod/mini';
import { idText } from '#shared/kit/ids.ts';

export const statementRowLimit = 5000;

/** What a column of a statement holds. */
export const statementColumnLabels = {
  date: 'Day',
  text: 'Text',
  reference: 'Number of the transfer',
  credit: 'Received',
  debit: 'Paid out',
  amount: 'Amount, received or paid out',
  direction: 'Which of the two: Cr or Dr',
} as const;
export type StatementColumn = keyof typeof statementColumnLabels;
export const statementColumns = Object.keys(statementColumnLabels) as StatementColumn[]; // its own keys

const matchSchema = z.object({
  studentId: z.string(),
  studentName: z.string(),
  enrollmentNumber: z.string(),
  feeId: z.string(),
  feeLabel: z.string(),
  /** Whole rupees. */
  open: z.number(),
  /** claim: UTR, amount and day are those of a claim; text: the enrolment number and exactly what is open of one fee. */
  by: z.enum(['claim', 'text']),
});
export type StatementMatch = z.infer<typeof matchSchema>;

export const rowStates = ['matched', 'undecided', 'taken'] as const;

export const bankRowSchema = z.object({
  id: z.string(),
  line: z.number(),
  paidOn: z.string(),
  amount: z.number(),
  utr: z.string(),
  text: z.string(),
  state: z.enum(rowStates),
  /** Of a matched row, and the likely one of an undecided row. */
  match: z.nullable(matchSchema),
  /** Why it is undecided, or the receipt of a taken one. */
  note: z.string(),
});
export type BankRow = z.infer<typeof bankRowSchema>;

export const bankStatementSchema = z.object({
  id: z.string(),
  bank: z.string(),
  fileName: z.string(),
  /** What each column was read as, in the order of the file; '' was passed over. */
  columns: z.array(z.object({ heading: z.string(), field: z.string() })),
  rows: z.array(bankRowSchema),
  /** Lines that are no money received. */
  leftOut: z.number(),
  /** Lines that could not be read, with the reason. */
  unread: z.array(z.object({ line: z.number(), reason: z.string() })),
});
export type BankStatement = z.infer<typeof bankStatementSchema>;
export type ReadColumns = BankStatement['columns'];

/** The ids of matched rows; of an undecided row with the fee that was chosen. */
export const bankPaymentsInputSchema = z.object({
  rows: z
    .array(z.union([idText, z.object({ id: idText, feeId: idText })]), 'Choose the rows')
    .check(z.minLength(1, 'Choose at least one row'), z.maxLength(statementRowLimit, 'Too many rows')),
});
