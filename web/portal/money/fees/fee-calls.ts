import type { Fee, FeeInput } from '#shared/money/fees.ts';
import { callApi } from '#web/api/calls.ts';
import type { RecordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { findStudentRow } from '#web/portal/people/students/find-student-row.ts';

/** @param id of the student */
export const feeCalls = (id: string): RecordCalls<Fee, FeeInput> => ({
  noun: 'fee',
  label: ({ label }) => label,
  find: (feeId) => findStudentRow(id, 'fees', ({ fees }) => fees, feeId),
  create: (body) => callApi('createFee', { params: { id }, body }),
  update: (feeId, body, ifMatch) => callApi('updateFee', { params: { id, feeId }, body, ifMatch }),
  remove: (feeId) => callApi('deleteFee', { params: { id, feeId } }),
});
