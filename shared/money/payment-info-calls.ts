import { get } from '#shared/kit/call.ts';
import { paymentInfoSchema as answer } from '#shared/money/payment-info.ts';

export const paymentInfoCalls = {
  readPaymentInfo: get('/api/payment-info', 'payment-info.read', {
    summary: 'How and where fees are paid',
    answer,
    offline: true,
  }),
};
