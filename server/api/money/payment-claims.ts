import type { Handlers } from '#server/context.ts';
import { exporting, plainColumns } from '#server/csv/export.ts';
import { lockRecord } from '#server/db/locks.ts';
import { findOwedFee } from '#server/db/money/owed-fees.ts';
import * as claims from '#server/db/money/payment-claims.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { conflict, notFound, orNotFound } from '#server/errors.ts';
import { encodeEventPhoto } from '#server/files/uploads.ts';
import { records } from '#server/records/record-types.ts';
import { refuseDayToCome } from '#server/rules/teaching/days-to-come.ts';
import type { PaymentClaim } from '#shared/money/bank/payment-claims.ts';
import { studentFields } from '#shared/people/students.ts';

const columns = plainColumns<PaymentClaim>(
  ['studentName', 'enrollmentNumber', 'feeLabel', 'amount', 'paidOn', 'utr', 'claimedAt'],
  {
    studentName: { label: 'Student' },
    enrollmentNumber: studentFields.enrollmentNumber,
    feeLabel: { label: 'Fee' },
    utr: { label: 'UTR' },
  },
);

export const paymentClaimHandlers = {
  createPaymentClaim: async ({ db, params, body, author, clock }) => {
    const now = clock();
    refuseDayToCome('paidOn', body.paidOn, now);
    return db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'student', params.id);
      const fee = await findOwedFee(tx, body.feeId);
      if (fee?.studentId !== params.id) throw notFound('Fee');
      if (fee.payableBy === 'government') throw conflict('The government pays this fee', 'feeId');
      const id = await claims.insertPaymentClaim(tx, params.id, body, { by: author.label, now });
      if (!id) throw conflict('You have told of this transfer for this fee already', 'utr');
      const change = {
        action: 'create',
        noun: 'payment-claim',
        recordId: params.id,
        label: body.utr,
      } as const;
      const { feeId: _, ...after } = body;
      await insertAudit(tx, author, { ...change, after: { ...after, feeLabel: fee.label } }, now);
      return orNotFound(await claims.findPaymentClaim(tx, id), 'Claim');
    });
  },

  setClaimPicture: async ({ db, params: { id, claimId }, file, author, clock }) => {
    // All of a picture's work is done before the transaction.
    const { full } = await encodeEventPhoto(file.bytes);
    await db.transaction().execute(async (tx) => {
      await lockRecord(tx, 'student', id);
      const found = await claims.findPaymentClaim(tx, claimId);
      if (found?.studentId !== id) throw notFound('Claim');
      if (found.state !== 'waiting') throw conflict('This transfer does not wait any more', 'file');
      await claims.saveClaimPicture(tx, claimId, full, clock());
      const change = { action: 'photo', noun: 'payment-claim', recordId: id, label: found.utr } as const;
      await insertAudit(tx, author, change, clock());
    });
  },

  readClaimPicture: async ({ db, params: { id, claimId } }) => {
    return orNotFound(await claims.readClaimPicture(db, id, claimId), 'Picture');
  },

  listStudentPaymentClaims: async ({ db, params }) => {
    const found = await claims.listClaimsOfStudent(db, params.id);
    if (found.length === 0) await records.student.existing(db, params.id);
    return found;
  },

  listPaymentClaims: async ({ db }) => claims.listWaitingClaims(db),

  exportPaymentClaims: exporting('payment-claim', 'payment-claims', columns, ({ db }) =>
    claims.listWaitingClaims(db),
  ),

  createClaimRefusal: async ({ db, params, body, author, clock }) =>
    db.transaction().execute(async (tx) => {
      const found = orNotFound(await claims.findPaymentClaim(tx, params.id), 'Claim');
      await lockRecord(tx, 'student', found.studentId);
      if (found.state !== 'waiting') throw conflict('This transfer does not wait any more', 'reason');
      await claims.refusePaymentClaim(tx, params.id, body.reason);
      const change = {
        action: 'update',
        noun: 'payment-claim',
        recordId: found.studentId,
        label: found.utr,
      } as const;
      await insertAudit(tx, author, { ...change, before: { reason: null }, after: body }, clock());
      return { ...found, state: 'refused', reason: body.reason } as const;
    }),
} satisfies Partial<Handlers>;
