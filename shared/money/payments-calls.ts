import * as z from 'zod/mini';
import { create, exportFile, get, pdf } from '#shared/kit/call.ts';
import { idText } from '#shared/kit/ids.ts';
import * as payments from '#shared/money/payments.ts';
import { mostPayments } from '#shared/money/payments-at-once.ts';

const query = payments.paymentListQuerySchema;
const answer = payments.paymentSchema;

export const paymentCalls = {
  createPayment: create('/api/students/{id}/fees/{feeId}/payments', 'payment.write', {
    summary: 'Take a payment for a fee; 200 where a repeated send found it entered already',
    body: payments.paymentInputSchema,
    answer,
    otherStatus: 200,
    asks: ['advance', 'same-reference'],
  }),
  createPayments: create('/api/payments', 'payment.write', {
    summary:
      'Take payments of several students, all or none; 200 where a repeated send found them entered already',
    body: payments.paymentsInputSchema,
    answer: z.array(answer),
    otherStatus: 200,
    asks: ['advance', 'same-reference'],
  }),
  createCancellation: create('/api/payments/{id}/cancellation', 'payment.cancel', {
    summary:
      'Cancel a payment today: its receipt says so; with kind returned the charge of the bank becomes a fee',
    body: payments.cancellationSchema,
    answer,
    approvals: ['cancellation'],
  }),
  listPayments: get('/api/payments', 'payment.list', {
    summary: 'The day book, with its sums per day and mode',
    query,
    answer: payments.dayBookSchema,
  }),
  exportPayments: exportFile('/api/payments.csv', 'payment.list', query),
  listStudentPayments: get('/api/students/{id}/payments', 'fees.list', {
    summary: 'The payments of a student, latest first',
    answer: z.array(answer),
    offline: true,
  }),
  readReceipt: pdf('/api/payments/{id}/receipt.pdf', 'payment.read', {
    summary: 'The receipt of a payment; a student gets only the own ones',
  }),
  readReceipts: pdf('/api/payments/receipts.pdf', 'payment.list', {
    summary: 'The receipts of several payments',
    /** `?ids=a,b`: the receipts of several payments in one file. */
    query: z.object({
      ids: z.pipe(
        z.pipe(
          z.string('Name the payments in ids'),
          z.transform((text) => text.split(',')),
        ),
        z
          .array(idText)
          .check(z.maxLength(mostPayments, `At most ${mostPayments} receipts can be made at once`)),
      ),
    }),
  }),
};
