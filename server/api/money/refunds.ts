import type { Handlers } from '#server/context.ts';
import { advancesOf } from '#server/db/money/advances.ts';
import { findRefund, listRefundsOfStudent } from '#server/db/money/refunds.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { findStudent } from '#server/db/people/students.ts';
import { notFound } from '#server/errors.ts';
import { namePdf } from '#server/http/pdf-name.ts';
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

  readRefundVoucher: async ({ db, params, author, clock, settings, reply }) => {
    const found = await findRefund(db, params.id);
    if (!found) throw notFound('Refund');
    const { studentId, refundNumber } = found;
    const entry = { action: 'export', noun: 'student', recordId: studentId } as const;
    await db
      .transaction()
      .execute((tx) => insertAudit(tx, author, { ...entry, label: `Voucher ${refundNumber}` }, clock()));
    namePdf(reply, `refund-${refundNumber}`);
    const { makePdf } = await import('#server/pdf/document.ts');
    const { refundVoucher } = await import('#server/pdf/refund-voucher.ts');
    return makePdf([refundVoucher(found)], settings.college);
  },
} satisfies Partial<Handlers>;
