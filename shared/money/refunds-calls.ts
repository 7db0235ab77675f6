import * as z from 'zod/mini';
import { create, get, pdf } from '#shared/kit/call.ts';
import { refundInputSchema, refundSchema } from '#shared/money/refunds.ts';

export const refundCalls = {
  createRefund: create('/api/students/{id}/refunds', 'refund.write', {
    summary: 'Give back what a student has paid over, today',
    body: refundInputSchema,
    answer: refundSchema,
    approvals: ['refund'],
  }),
  readAdvance: get('/api/students/{id}/refunds', 'fees.list', {
    summary: 'What a student has paid over, and the refunds of it',
    /** What a student has paid over, and what was given back of it. */
    answer: z.object({
      /** Whole rupees that the next fee takes, or that can be refunded. */
      advance: z.number(),
      /** Latest first. */
      refunds: z.array(refundSchema),
    }),
  }),
  readRefundVoucher: pdf('/api/refunds/{id}/voucher.pdf', 'payment.list', {
    summary: 'The voucher of a refund, for the signature of who gets the money',
  }),
};
