// Payments: whole rupees taken for one fee of one student. A payment is never edited or deleted, only cancelled.
import * as z from 'zod/mini';
import { isoDate } from '#shared/kit/dates.ts';
import { inputShape, oneOf, storedShape } from '#shared/kit/fields/field-schemas.ts';
import { inTable } from '#shared/kit/fields/fields.ts';
import { dayField, filteredChoice } from '#shared/kit/fields/usual-fields.ts';
import { idText } from '#shared/kit/ids.ts';
import { listQuerySchema } from '#shared/kit/list-query.ts';
import { anyCode, anyText, matchingText, requiredText } from '#shared/kit/text/text.ts';
import { codeKey } from '#shared/kit/text/text-key.ts';
import { cancelKindLabels, cancelKinds } from './cancel-kinds.ts';
import { paymentModeLabels, paymentModes } from './payment-modes.ts';
import { mostPayments } from './payments-at-once.ts';
import { refundSchema } from './refunds.ts';
import { rupees, rupeesField } from './rupees.ts';

export { type CancelKind, cancelKindLabels, cancelKinds, cancelledWords } from './cancel-kinds.ts';
export { type PaymentMode, paymentModeLabels, paymentModes } from './payment-modes.ts';

const note = z._default(anyText(300), '');

/** Days and instants as text; names and the fee as they were when the payment was entered, as on the receipt. */
export const paymentFields = inTable('payments', {
  receiptNumber: { label: 'Receipt', stored: z.string() },
  studentId: { label: 'Student id', stored: z.string() },
  feeId: { label: 'Fee id', stored: z.string() },
  studentName: { label: 'Student', stored: z.string() },
  enrollmentNumber: {
    label: 'Enrolment Number',
    stored: z.string(),
  },
  feeLabel: { label: 'Fee', stored: z.string() },
  amount: rupeesField('Amount'),
  paidOn: dayField('Paid on', 'paid', 'Paid on must be a date'),
  mode: {
    ...filteredChoice('Paid by', paymentModeLabels, 'Choose how it was paid', { all: 'All ways to pay' }),
    initial: 'cash',
  },
  reference: {
    label: 'Reference',
    stored: z.string(),
    input: z._default(anyCode(80), ''),
    hint: 'Number of the transaction, cheque or draft',
  },
  note: { label: 'Note', stored: z.string(), input: note, isWide: true },
  enteredAt: { label: 'Entered at', control: 'date', stored: z.string() },
  enteredBy: { label: 'Entered by', stored: z.string() },
  /** null while the payment is valid. */
  cancelledAt: {
    label: 'Cancelled at',
    control: 'date',
    stored: z.nullable(z.string()),
  },
  cancelledBy: { label: 'Cancelled by', stored: z.string() },
  cancelReason: { label: 'Reason', stored: z.string() },
  /** The day in India of `cancelledAt`: the cancellation is an entry of this day. */
  cancelledOn: {
    label: 'Cancelled on',
    control: 'date',
    stored: z.nullable(z.string()),
  },
  cancelKind: {
    label: 'Cancelled because',
    choices: cancelKinds,
    choiceLabels: cancelKindLabels,
    stored: z.nullable(z.enum(cancelKinds)),
  },
  /** The part of the amount that was above what was open: it is kept for the student. */
  advance: { label: 'Kept as an advance', control: 'rupees', stored: z.number() },
});

export const paymentSchema = z.object({
  id: z.string(),
  ...storedShape(paymentFields),
  version: z.number(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** A repeated send with the same key makes no second payment: it answers the first one. */
const idempotencyKey = z.optional(
  matchingText(
    /^[\w-]{8,64}$/,
    'The key has 8 to 64 letters, digits, hyphens or underscores',
    'The key must be text',
  ),
);

const { amount: _, ...occasionFields } = paymentFields;
const occasionShape = { ...inputShape(occasionFields), idempotencyKey };

/** What all payments of one call have in common. */
export type PaymentOccasion = z.output<z.ZodMiniObject<typeof occasionShape>>;

export const paymentInputSchema = z.object({ ...inputShape(paymentFields), idempotencyKey });
export type PaymentInput = z.output<typeof paymentInputSchema>;

/** Payments of several students, all or none. */
export const paymentsInputSchema = z.object({
  payments: z
    .array(
      z.object({
        studentId: idText,
        feeId: idText,
        amount: paymentFields.amount.input,
        /** Of this payment alone; missing: as of all. */
        mode: z.optional(paymentFields.mode.input),
        reference: z.optional(anyCode(80)),
      }),
      'Choose the payments',
    )
    .check(
      z.minLength(1, 'Choose at least one student'),
      z.maxLength(mostPayments, `At most ${mostPayments} payments can be entered at once`),
    ),
  ...occasionShape,
});
export type PaymentsInput = z.output<typeof paymentsInputSchema>;
export type PaymentEntry = PaymentsInput['payments'][number];

export const cancellationSchema = z.object({
  reason: requiredText('Reason is required', 200),
  kind: z._default(z.enum(cancelKinds, 'Kind must be mistake or returned'), 'mistake'),
  /** What the bank took for a returned cheque: it becomes a fee of the student. */
  charge: z.optional(rupees('Charge')),
});
export type Cancellation = z.output<typeof cancellationSchema>;

/** What is written around and within the number of a transfer, in the order in which it is taken out: 'UTR No. 4032/1177'. */
const transferWords = ['utrno', 'utr', 'upi', 'rrn', 'neft', 'imps', 'rtgs', 'txn', 'refno', 'ref'];
export const aroundReference = [' ', '-', '/', '.', ':', ',', '#', '_', ...transferWords];

/** The same for all spellings of the reference of one transfer, cheque or draft. */
export function referenceKey(reference: string): string {
  const key = codeKey(reference);
  return aroundReference.reduce((left, part) => left.replaceAll(part, ''), key) || key;
}

export const paymentSortKeys = ['paidOn', 'receiptNumber', 'studentName', 'amount'] as const;

/** The day book: payments by their day. */
export const paymentListQuerySchema = z
  .extend(listQuerySchema(paymentSortKeys), {
    from: z.optional(isoDate('from must be a day', 'search')),
    to: z.optional(isoDate('to must be a day', 'search')),
    mode: z.optional(oneOf('mode', paymentModes)),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      error: 'The last day cannot be before the first day',
      path: ['to'],
    }),
  );
export type PaymentListQuery = z.output<typeof paymentListQuerySchema>;

/** One day and mode: receipts minus the cancellations and refunds that were made on this day; `count` are the receipts. */
export const paymentSumSchema = z.object({
  paidOn: z.string(),
  mode: z.enum(paymentModes),
  count: z.number(),
  amount: z.number(),
});
export type PaymentSum = z.infer<typeof paymentSumSchema>;

export const dayBookSchema = z.object({
  payments: z.array(paymentSchema),
  /** All payments that match, on every page, cancelled ones included. */
  total: z.number(),
  /** Over all pages: what was cancelled and what was refunded on these days, latest first. */
  cancellations: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  /** Over all pages: latest day first. */
  sums: z.array(paymentSumSchema),
});
export type DayBook = z.infer<typeof dayBookSchema>;
