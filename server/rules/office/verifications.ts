// What anyone may know of a document by its code: the call and the status of its public page say the same.
import { findPaymentByCode } from '#server/db/money/receipt-codes.ts';
import { findNumbered } from '#server/db/office/certificates.ts';
import type { Database } from '#server/db/schema.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import type { Verification } from '#shared/office/papers/certificates.ts';
import { plainDocumentCode } from '#shared/office/papers/document-kinds.ts';

export async function findVerification(db: Database, code: string): Promise<Verification | undefined> {
  const plain = plainDocumentCode(code);
  const found = (await findNumbered(db, plain)) ?? (await verifiedReceipt(db, plain));
  return found && { ...found, holder: initials(found.holder) };
}

/** A cancelled receipt is withdrawn. */
async function verifiedReceipt(db: Database, code: string): Promise<Verification | undefined> {
  const payment = await findPaymentByCode(db, code);
  if (!payment) return undefined;
  const { receiptNumber, enteredAt, cancelledOn, cancelKind, studentName } = payment;
  return {
    kind: 'receipt',
    serial: receiptNumber,
    holder: studentName,
    issuedOn: indiaDate(new Date(enteredAt)),
    withdrawnOn: cancelledOn,
    ...(cancelKind && { cancelKind }),
  };
}

/** 'Asha Naidu' → 'A. N.', by letters as people see them. */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${firstCharacters(word, 1).toUpperCase()}.`)
    .join(' ');
}
