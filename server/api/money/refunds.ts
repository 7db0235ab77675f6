import type { Handlers } from '#server/context.ts';
import { lockRecord } from '#server/db/locks.ts';
import { advancesOf } from '#server/db/money/advances.ts';
import { findRefund, insertRefund, listRefundsOfStudent } from '#server/db/money/refunds.ts';
import { insertAudit, insertExportAudit } from '#server/db/office/audit-log.ts';
import { findStudent } from '#server/db/people/students.ts';
import { invalid, notFound, orNotFound } from '#server/errors.ts';
import { answerDocuments } from '#server/http/pdf-answer.ts';
import { refuseClosedDays } from '#server/rules/money/day-closes.ts';
import { formatRupees, indiaDate } from '#shared/kit/format.ts';
import { fullName } from '#shared/people/full-name.ts';

export const refundHandlers = {
  /** Today, like a cancellation. @throws 400 where less was paid over, 409 where today is closed */
  createRefund: async ({ db, params, body, author, clock, settings, approve }) => {
    const studentId = params.id;
    const { amount, mode, reference, reason } = body;
    const now = clock();
    return db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'student', studentId);
      const student = orNotFound(await findStudent(tx, studentId, []), 'Student');
      const advance = (await advancesOf(tx, [studentId])).get(studentId) ?? 0;
      if (amount > advance)
        throw invalid(
          advance > 0
            ? `Only ${formatRupees(advance)} was paid over`
            : 'Nothing was overpaid: there is nothing to refund. A concession makes a paid fee smaller.',
          'amount',
        );
      const today = indiaDate(now);
      await refuseClosedDays(tx, [today], 'day');
      const studentName = fullName(student);
      const { enrollmentNumber } = student;
      const entered = { refundedOn: today, enteredAt: now.toISOString(), enteredBy: author.label };
      const refund = {
        studentId,
        studentName,
        enrollmentNumber,
        amount,
        mode,
        reference,
        reason,
        ...entered,
      };
      const made = await insertRefund(tx, refund, settings.college.prefixAt(now), now);
      const what = `Refund ${formatRupees(amount)} to ${studentName}`;
      await approve(tx, { kind: 'refund', recordId: studentId, what, reason });
      const { refundNumber: label } = made;
      const entry = { action: 'create', noun: 'refund', recordId: studentId, label } as const;
      await insertAudit(tx, author, { ...entry, after: { amount, mode, reference, reason } }, now);
      return made;
    });
  },

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
