import { create, remove, update } from '#shared/kit/call.ts';
import { feeSchema as answer, feeInputSchema as body } from '#shared/money/fees.ts';

export const feeCalls = {
  createFee: create('/api/students/{id}/fees', 'fee.write', {
    summary: 'Enter a fee of a student',
    body,
    answer,
    asks: ['same-fee'],
  }),
  updateFee: update('/api/students/{id}/fees/{feeId}', 'fee.write', {
    summary: 'Change a fee of a student; with If-Match only this version of it',
    body,
    answer,
    approvals: ['cancellation', 'concession'],
  }),
  deleteFee: remove('/api/students/{id}/fees/{feeId}', 'fee.write', {
    summary: 'Remove a fee of a student',
    approvals: ['cancellation', 'concession'],
  }),
};
