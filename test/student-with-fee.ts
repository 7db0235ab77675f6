// A student who owes a fee, for the tests of payments.
import type { Fee } from '#shared/money/fees.ts';
import type { Payment } from '#shared/money/payments.ts';
import type { Caller, TestApp } from './app.ts';
import { aFee } from './factories.ts';

/** @returns the student, the fee, its addresses, and what is paid of it now */
export async function studentWithFee(
  { asStudent }: Pick<TestApp, 'asStudent'>,
  admin: Caller,
  fee: Parameters<typeof aFee>[0] = {},
) {
  const student = await asStudent();
  const fees = `/api/students/${student.id}/fees`;
  const made = (await admin.post(fees, aFee(fee))).json();
  const url = `${fees}/${made.id}`;
  const read = async () =>
    (await admin.get(`/api/students/${student.id}?include=fees`)).json<{ fees: [Fee] }>().fees[0];
  const payments = async () => (await admin.get(`/api/students/${student.id}/payments`)).json<Payment[]>();
  const valid = async () =>
    (await payments())
      .filter(({ cancelledAt }) => !cancelledAt)
      .map(({ amount, paidOn }) => [amount, paidOn]);
  return { student, fee: made, url, pay: `${url}/payments`, read, payments, valid };
}
