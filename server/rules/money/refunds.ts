import { lockRecord } from '#server/db/locks.ts';
import { advancesOf } from '#server/db/money/advances.ts';
import { insertRefund } from '#server/db/money/refunds.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { findStudent } from '#server/db/people/students.ts';
import { invalid, orNotFound } from '#server/errors.ts';
import { formatRupees, indiaDate } from '#shared/kit/format.ts';
import type { Refund, RefundInput } from '#shared/money/refunds.ts';
import { fullName } from '#shared/people/full-name.ts';
import { refuseClosedDays } from './day-closes.ts';
import type { PaymentChange } from './payments.ts';

/** Today, like a cancellation. @throws 400 where less was paid over, 409 where today is closed */
export async function refund(
  { db, author, clock, settings, approve }: PaymentChange,
  studentId: string,
  { amount, mode, reference, reason }: RefundInput,
): Promise<Refund> {
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
    const refund = { studentId, studentName, enrollmentNumber, amount, mode, reference, reason, ...entered };
    const made = await insertRefund(tx, refund, settings.college.prefixAt(now), now);
    const what = `Refund ${formatRupees(amount)} to ${studentName}`;
    await approve(tx, { kind: 'refund', recordId: studentId, what, reason });
    const { refundNumber: label } = made;
    const entry = { action: 'create', noun: 'refund', recordId: studentId, label } as const;
    await insertAudit(tx, author, { ...entry, after: { amount, mode, reference, reason } }, now);
    return made;
  });
}
