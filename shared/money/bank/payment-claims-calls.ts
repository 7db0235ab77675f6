import * as z from 'zod/mini';
import { create, exportFile, get, post, set } from '#shared/kit/call.ts';
import {
  claimRefusalSchema,
  paymentClaimInputSchema,
  paymentClaimSchema,
} from '#shared/money/bank/payment-claims.ts';

const claims = z.array(paymentClaimSchema);

export const paymentClaimCalls = {
  createPaymentClaim: create('/api/students/{id}/payment-claims', 'payment-claim.write', {
    summary:
      'Tell of a transfer to the college’s account, which the office then looks for in the bank’s statement',
    body: paymentClaimInputSchema,
    answer: paymentClaimSchema,
  }),
  setClaimPicture: set('/api/students/{id}/payment-claims/{claimId}/picture', 'payment-claim.write', {
    summary:
      'The picture of a transfer that waits, such as the screen of the UPI app: JPEG, PNG or WebP, in place of an earlier one',
    upload: { maxBytes: 5 * 1024 * 1024, contentType: 'image/jpeg, image/png, image/webp' },
  }),
  readClaimPicture: get('/api/students/{id}/payment-claims/{claimId}/picture.jpg', 'fees.list', {
    summary: 'The picture of a transfer that a student has told of',
    contentType: 'image/jpeg',
  }),
  listStudentPaymentClaims: get('/api/students/{id}/payment-claims', 'fees.list', {
    summary: 'The transfers that a student has told of, latest first',
    answer: claims,
  }),
  listPaymentClaims: get('/api/payment-claims', 'payment.list', {
    summary: 'The transfers that wait, oldest first',
    answer: claims,
  }),
  exportPaymentClaims: exportFile('/api/payment-claims.csv', 'payment.list', z.object({})),
  createClaimRefusal: post('/api/payment-claims/{id}/refusal', 'payment.write', {
    summary: 'Tell the student that the transfer was not found',
    body: claimRefusalSchema,
    answer: paymentClaimSchema,
  }),
};
