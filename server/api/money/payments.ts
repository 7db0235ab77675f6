import type { Context, Handlers } from '#server/context.ts';
import { type BookEntry, bookColumns, refundEntry, takenBack } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { lockRecord } from '#server/db/locks.ts';
import { updatePaidSums } from '#server/db/money/fees.ts';
import { findOwedFee, type OwedFee } from '#server/db/money/owed-fees.ts';
import * as payments from '#server/db/money/payments.ts';
import { takeReceiptCodes } from '#server/db/money/receipt-codes.ts';
import { listRefunds } from '#server/db/money/refunds.ts';
import { insertAudit, insertAudits } from '#server/db/office/audit-log.ts';
import { findStudent } from '#server/db/people/students.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError, invalid, notFound, orNotFound } from '#server/errors.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import { verifyAddress } from '#server/pdf/verify-address.ts';
import { records } from '#server/records/record-types.ts';
import { enterFee, lastDay, moveBack, settleAdvance, takeAdvances } from '#server/rules/money/advances.ts';
import { enterCancellations } from '#server/rules/money/cancellations.ts';
import { audited, type PaymentChange, takePayments } from '#server/rules/money/payments.ts';
import { formatDate } from '#shared/kit/format.ts';
import { totalCountHeader } from '#shared/kit/list-pages.ts';
import type { Payment } from '#shared/money/payments.ts';
import { childOf, mayAll } from '#shared/roles.ts';

export const paymentHandlers = {
  createPayment: async (context) => {
    const { params, body, reply } = context;
    const entry = { studentId: params.id, feeId: params.feeId, amount: body.amount };
    const taken = await takePayments(context, [entry], body);
    if (taken.isRepeated) reply.code(200);
    const [payment] = taken.payments;
    if (!payment) throw notFound('Payment');
    return payment;
  },

  createPayments: async (context) => {
    const { body, reply } = context;
    const taken = await takePayments(context, body.payments, body);
    if (taken.isRepeated) reply.code(200);
    return taken.payments;
  },

  /** @throws 409 where it is cancelled already, today is closed, or its student is deleted */
  createCancellation: async (context) => {
    const { db, params, body, author, clock } = context;
    const { reason, kind, charge = 0 } = body;
    const now = clock();
    if (charge > 0 && kind !== 'returned')
      throw invalid('Only a returned cheque or transfer has a charge', 'charge');
    return db.transaction().execute(async (tx) => {
      const found = orNotFound(await payments.findPayment(tx, params.id), 'Payment');
      const { studentId, receiptNumber } = found;
      await lockRecord(tx, 'student', studentId);
      if (!(await findStudent(tx, studentId, []))) {
        throw new ApiError(409, 'The student of this payment was deleted. Restore the student first.');
      }
      if (!(await enterCancellations(tx, context, [found], { reason, kind }))) {
        const { cancelledAt } = (await payments.findPayment(tx, params.id)) ?? found;
        throw new ApiError(409, `This payment was cancelled already, on ${formatDate(cancelledAt ?? '')}`);
      }
      const fee = await findOwedFee(tx, found.feeId);
      if (fee) await takeOff(tx, context, fee, found);
      const cancelled = (await payments.findPayment(tx, params.id)) ?? found;
      const entry = { action: 'cancel', noun: 'payment', recordId: studentId, label: receiptNumber } as const;
      const after = { ...audited(found), cancelReason: reason, cancelKind: kind };
      await insertAudit(tx, author, { ...entry, after }, now);
      if (charge > 0) {
        const label = `Charge of the bank: receipt ${receiptNumber}`;
        const fee = { studentId, label, amount: charge };
        await takeAdvances(tx, context, [{ id: await enterFee(tx, context, fee), studentId }]);
      }
      return cancelled;
    });
  },

  listPayments: async ({ db, query, reply }) => {
    const { rows, total } = await payments.listPayments(db, query);
    reply.header(totalCountHeader, total);
    const cancellations = await payments.listCancellations(db, query);
    const refunds = await listRefunds(db, query);
    return { payments: rows, total, cancellations, refunds, sums: await payments.sumPayments(db, query) };
  },

  /** After the receipts the cancellations and refunds of these days, with negative amounts: the column adds up to the sums. */
  exportPayments: exporting('payment', 'payments', bookColumns, async ({ db, query }) => [
    ...(await payments.listPayments(db, query)).rows.map((row): BookEntry => ({ ...row, entry: 'receipt' })),
    ...(await payments.listCancellations(db, query)).map(takenBack),
    ...(await listRefunds(db, query)).map(refundEntry),
  ]),

  listStudentPayments: async ({ db, params: { id } }) => {
    const found = await payments.listPaymentsOfStudent(db, id);
    // A deleted student still has payments; an unknown id has none.
    if (found.length === 0) await records.student.existing(db, id);
    return found;
  },

  readReceipt: async (context) => {
    const { db, params, session } = context;
    const payment = await payments.findPayment(db, params.id);
    const isOwn = payment?.studentId === session.recordId || childOf(session, payment?.studentId)?.maySeeFees;
    // Another student's payment is answered like an unknown one.
    if (!payment || !(isOwn || mayAll('payment.list', session, true))) throw notFound('Payment');
    return receiptFile(context, [payment], `receipt-${payment.receiptNumber}`);
  },

  readReceipts: async (context) => {
    const { db, query } = context;
    const found = await payments.listPaymentsById(db, query.ids);
    if (found.length < new Set(query.ids).size) throw notFound('Payment');
    return receiptFile(context, found, 'receipts');
  },
} satisfies Partial<Handlers>;

async function receiptFile(
  context: Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings' | 'reply'>,
  found: readonly Payment[],
  name: string,
) {
  const { db, author, clock, settings } = context;
  const exports = found.map(({ studentId, receiptNumber }) => ({
    ...({ action: 'export', noun: 'student', recordId: studentId } as const),
    label: `Receipt ${receiptNumber}`,
  }));
  const codes = await db.transaction().execute(async (tx) => {
    await insertAudits(tx, author, exports, clock());
    return takeReceiptCodes(tx, idsOf(found));
  });
  const addressOf = ({ id }: Payment) => verifyAddress(settings.publicOrigin, codes.get(id) ?? '');
  return answerDocuments(context, name, import('#server/pdf/receipt.ts'), ({ receipt }) =>
    found.map((payment) => receipt(payment, addressOf(payment))),
  );
}

/** The fee is open again, and what the payment had put into the advance is gone from there. */
async function takeOff(
  tx: Tx,
  change: PaymentChange,
  fee: OwedFee,
  { amount, receiptNumber }: Payment,
): Promise<void> {
  const left = await payments.listValidPayments(tx, [fee.id]);
  const back = await moveBack(tx, fee.studentId, fee.id, amount, change.clock());
  const paid = Math.max(0, fee.paid - amount + back);
  await updatePaidSums(tx, [{ id: fee.id, paid, paidOn: paid > 0 ? lastDay(left, fee.paidOn) : null }]);
  await settleAdvance(tx, change, fee.studentId, { reason: `receipt ${receiptNumber}` });
}
