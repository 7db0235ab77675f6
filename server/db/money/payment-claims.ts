// What students say that they have paid. A claim is taken where a valid payment of the student has its reference.
import { sql } from 'kysely';
import { insertFile, readFile } from '#server/db/files.ts';
import { nextId } from '#server/db/ids.ts';
import { fullNameOf } from '#server/db/people/name-keys.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { PaymentClaim, PaymentClaimInput } from '#shared/money/bank/payment-claims.ts';
import { referenceKey } from '#shared/money/payments.ts';
import { keyOfReference } from './payments.ts';

const isTaken = sql<number | boolean>`exists (select 1 from payments
  where payments.student_id = payment_claims.student_id and payments.cancelled_on is null
  and ${keyOfReference} = payment_claims.utr_key)`;

const select = (db: Database) =>
  db
    .selectFrom('payment_claims')
    .innerJoin('students', 'students.id', 'payment_claims.student_id')
    .innerJoin('fees', 'fees.id', 'payment_claims.fee_id')
    .select(['payment_claims.id', 'payment_claims.student_id', 'payment_claims.fee_id', 'utr', 'claimed_at'])
    .select(['payment_claims.amount', 'payment_claims.paid_on', 'payment_claims.refused_reason'])
    .select(['fees.label as fee_label', 'first_name', 'last_name', 'enrollment_number'])
    .select([isTaken.as('taken'), sql<number | boolean>`picture_id is not null`.as('has_picture')]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const toClaim = ({ first_name, last_name, taken, refused_reason, ...row }: Row): PaymentClaim => ({
  ...camelCased(row),
  studentName: fullNameOf({ first_name, last_name }),
  state: taken ? 'taken' : refused_reason === null ? 'waiting' : 'refused',
  reason: taken ? null : refused_reason,
  hasPicture: Boolean(row.has_picture),
});

export async function findPaymentClaim(db: Database, id: string): Promise<PaymentClaim | undefined> {
  const row = await select(db).where('payment_claims.id', '=', id).executeTakeFirst();
  return row && toClaim(row);
}

/** Latest first. */
export async function listClaimsOfStudent(db: Database, studentId: string): Promise<PaymentClaim[]> {
  const rows = await select(db)
    .where('payment_claims.student_id', '=', studentId)
    .orderBy('claimed_at', 'desc')
    .execute();
  return rows.map(toClaim);
}

/** Oldest first. */
export async function listWaitingClaims(db: Database): Promise<PaymentClaim[]> {
  const rows = await select(db)
    .where('payment_claims.refused_reason', 'is', null)
    .where(sql<boolean>`not ${isTaken}`)
    .orderBy('claimed_at')
    .execute();
  return rows.map(toClaim);
}

/** @returns the id; undefined where the same transfer was claimed for the fee before */
export async function insertPaymentClaim(
  tx: Tx,
  studentId: string,
  { feeId, amount, paidOn, utr }: PaymentClaimInput,
  { by, now }: { by: string; now: Date },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('payment_claims')
    .values({
      ...snakeCased({ id: nextId(), studentId, feeId, amount, paidOn, utr }),
      utr_key: referenceKey(utr),
      claimed_at: now.toISOString(),
      claimed_by: by,
      refused_reason: null,
    })
    .onConflict((found) => found.columns(['student_id', 'fee_id', 'utr_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function saveClaimPicture(tx: Tx, id: string, picture: Buffer, now: Date): Promise<void> {
  await updateWhere(tx, 'payment_claims', { id }, { picture_id: await insertFile(tx, picture, now) });
}

export async function readClaimPicture(
  db: Database,
  studentId: string,
  claimId: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('payment_claims')
    .select('picture_id')
    .where('id', '=', claimId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return row?.picture_id ? readFile(db, row.picture_id) : undefined;
}

export async function refusePaymentClaim(tx: Tx, id: string, reason: string): Promise<void> {
  await updateWhere(tx, 'payment_claims', { id }, { refused_reason: reason });
}
