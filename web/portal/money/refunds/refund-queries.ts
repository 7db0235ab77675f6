import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';

/** What a student has paid over, and the refunds of it. @param id of the student */
export const advanceQuery = (id: string) => callQuery('readAdvance', { params: { id } });

export const voucherPath = (id: string) => callPath('readRefundVoucher', { id });
