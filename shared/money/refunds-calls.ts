import { create, get, pdf } from '#shared/kit/call.ts';
import { advanceSchema, refundInputSchema, refundSchema } from '#shared/money/refunds.ts';

export const refundCalls = {
  createRefund: create('/api/students/{id}/refunds', 'refund.write', {
    summary: 'Give back what a student has paid over, today',
    body: refundInputSchema,
    answer: refundSchema,
    approvals: ['refund'],
  }),
  readAdvance: get('/api/students/{id}/refunds', 'fees.list', {
    summary: 'What a student has paid over, and the refunds of it',
    answer: advanceSchema,
  }),
  readRefundVoucher: pdf('/api/refunds/{id}/voucher.pdf', 'payment.list', {
    summary: 'The voucher of a refund, for the signature of who gets the money',
  }),
};
