import type { Handlers } from '#server/context.ts';
import { advancesOf } from '#server/db/money/advances.ts';
import { findRefund, listRefundsOfStudent } from '#server/db/money/refunds.ts';
import { insertExportAudit } from '#server/db/office/audit-log.ts';
import { findStudent } from '#server/db/people/students.ts';
import { notFound, orNotFound } from '#server/errors.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import { refund } from '#server/rules/money/refunds.ts';

export const refundHandlers = {
  createRefund: async (context) => refund(context, context.params.id, context.body),

  readAdvance: async ({ db, params: { id } }) => {
    const refunds = await listRefundsOfStudent(db, id);
    // As with payments: a deleted student still has refunds.
    const student = await findStudent(db, id, []);
    if (refunds.length === 0 && !student) throw notFound('Student');
    const advance = student ? ((await advancesOf(db, [id])).get(id) ?? 0) : 0;
    return { advance, refunds };
  },

  readRefundVoucher: async (context) => {
    const { db, params, author, clock } = context;
    const found = orNotFound(await findRefund(db, params.id), 'Refund');
    const { studentId, refundNumber } = found;
    const file = { noun: 'student', recordId: studentId, label: `Voucher ${refundNumber}` } as const;
    await insertExportAudit(db, author, file, clock());
    const maker = import('#server/pdf/refund-voucher.ts');
    return answerDocuments(context, `refund-${refundNumber}`, maker, ({ refundVoucher }) => [
      refundVoucher(found),
    ]);
  },
} satisfies Partial<Handlers>;
