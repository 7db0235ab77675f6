// Matches the lines of a bank's statement with what students have claimed and owe, and takes them as payments.

import type { Handlers } from '#server/context.ts';
import { readAside } from '#server/csv/read-aside.ts';
import { isUniqueViolation } from '#server/db/driver/dialect.ts';
import * as bank from '#server/db/money/bank-statements.ts';
import { findLastClosedDay } from '#server/db/money/day-closes.ts';
import { listOpenFees, type OwedFee, owedFees } from '#server/db/money/owed-fees.ts';
import { listWaitingClaims } from '#server/db/money/payment-claims.ts';
import { listPaymentsByReference } from '#server/db/money/payments.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import { conflict, invalid, orNotFound } from '#server/errors.ts';
import { readStatement } from '#server/imports/bank-statement.ts';
import { takePayments } from '#server/rules/money/payments.ts';
import { formatDate, indiaDate } from '#shared/kit/format.ts';
import { firstCharacters } from '#shared/kit/text/characters.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import {
  type BankRow,
  type BankStatement,
  type StatementMatch,
  statementRowLimit,
} from '#shared/money/bank/bank-statements.ts';
import type { PaymentClaim } from '#shared/money/bank/payment-claims.ts';
import { numbersIn } from '#shared/money/bank/transfer-numbers.ts';
import { referenceKey } from '#shared/money/payments.ts';

export const bankStatementHandlers = {
  createBankStatement: async ({ db, query, file, author, clock }) => {
    const table = await readAside(file.bytes, statementRowLimit);
    const bankKey = textKey(query.bank);
    const known = await bank.findBankColumns(db, bankKey);
    const { rows, ...read } = readStatement(table, bankKey, known, query.columns);
    const now = clock();
    const id = await db.transaction().execute(async (tx) => {
      const fileName = firstCharacters(file.fileName.replace(/[\p{Cc}\p{Cf}]/gu, '').toWellFormed(), 120);
      const made = {
        bank: query.bank,
        bankKey,
        fileName,
        ...read,
        readAt: now.toISOString(),
        readBy: author.label,
      };
      const statement = await bank.insertStatement(tx, made, rows);
      const label = [query.bank, fileName].filter(Boolean).join(', ');
      const change = { action: 'create', noun: 'bank-statement', recordId: statement, label } as const;
      await insertAudit(tx, author, { ...change, after: { rows: rows.length } }, now);
      return statement;
    });
    return matchStatement(db, id);
  },

  readBankStatement: async ({ db, params }) => matchStatement(db, params.id),

  /**
   * Takes the payments of the rows, all or none. A line of a day that the cash desk has closed is entered today: a closed day does
   * not change.
   * @throws 409 where a row has made its payment, or is not matched and names no fee
   */
  createBankPayments: async (context) => {
    const { db, params, body, clock } = context;
    const kept = (await statementOf(db, params.id)).rows;
    const keys = new Map(kept.map((row) => [row.id, row.key]));
    const closed = await findLastClosedDay(db);
    const today = indiaDate(clock());
    const byId = new Map((await matchRows(db, kept)).map((row) => [row.id, row]));
    const picked = body.rows.map((choice) => {
      const row = byId.get(typeof choice === 'string' ? choice : choice.id);
      if (!row) throw invalid('A row is not of this statement', 'rows');
      const feeId = typeof choice === 'string' ? row.state === 'matched' && row.match?.feeId : choice.feeId;
      if (row.state === 'taken') throw conflict(`Line ${row.line} is entered already: ${row.note}`, 'rows');
      if (!feeId) throw conflict(`Line ${row.line} is not matched: ${row.note}`, 'rows');
      return { row, feeId, key: keys.get(row.id) ?? '' };
    });
    const fees = await owedFees(
      db,
      picked.map(({ feeId }) => feeId),
    );
    const entries = picked.map(({ row, feeId }) => {
      const isClosed = closed !== undefined && row.paidOn <= closed;
      return {
        studentId: fees.get(feeId)?.studentId ?? '',
        feeId,
        amount: row.amount,
        reference: row.utr,
        mode: /\bupi\b/i.test(row.text) ? ('upi' as const) : ('bank' as const),
        paidOn: isClosed ? today : row.paidOn,
        note: isClosed ? `In the account on ${formatDate(row.paidOn)}` : '',
      };
    });
    const occasion = { paidOn: today, mode: 'bank', reference: '', note: '' } as const;
    try {
      const { payments } = await takePayments(context, entries, occasion, async (tx, made) =>
        bank.insertRowPayments(
          tx,
          picked.map(({ key }, index) => ({ key, paymentId: made[index]?.id ?? '' })),
        ),
      );
      return payments;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw conflict(
        'One of the rows was entered meanwhile. Nothing was taken; look at the statement again.',
        'rows',
      );
    }
  },
} satisfies Partial<Handlers>;

/** @throws 404 */
const statementOf = async (db: Database, id: string) =>
  orNotFound(await bank.findStatement(db, id), 'Bank statement');

/** @throws 404 */
async function matchStatement(db: Database, id: string): Promise<BankStatement> {
  const { head, rows } = await statementOf(db, id);
  return { ...head, rows: await matchRows(db, rows) };
}

async function matchRows(db: Database, rows: readonly bank.KeptRow[]): Promise<BankRow[]> {
  const taken = await bank.listReceiptsOfRows(
    db,
    rows.map(({ key }) => key),
  );
  const references = rows.flatMap(({ utr }) => (utr ? referenceKey(utr) : []));
  const entered = new Map(
    (await listPaymentsByReference(db, references)).map((payment) => [
      referenceKey(payment.reference),
      payment.receiptNumber,
    ]),
  );
  const open = await listOpenFees(db);
  const known = {
    fees: new Map(open.map((fee) => [fee.id, fee])),
    byStudent: Map.groupBy(open, ({ enrollmentNumber }) => referenceKey(enrollmentNumber)),
    claims: Map.groupBy(await listWaitingClaims(db), ({ utr }) => referenceKey(utr)),
  };
  /** Fees that an earlier line pays: what is open of them is not known before that line is taken. */
  const paying = new Set<string>();
  return rows.map(({ key, ...row }) => {
    const receipt = taken.get(key) ?? (row.utr ? entered.get(referenceKey(row.utr)) : undefined);
    if (receipt) return { ...row, state: 'taken', match: null, note: `Receipt ${receipt}` };
    const found = matchOf(row, known);
    const { match } = found;
    const isSecond = paying.has(match?.feeId ?? '');
    const note = found.note || (isSecond ? 'An earlier line pays this fee. Take that one first.' : '');
    if (note || !match) return { ...row, state: 'undecided', match, note };
    paying.add(match.feeId);
    return { ...row, state: 'matched', match, note };
  });
}

interface Known {
  fees: ReadonlyMap<string, OwedFee>;
  byStudent: ReadonlyMap<string, OwedFee[]>;
  claims: ReadonlyMap<string, PaymentClaim[]>;
}

const matchBy = (
  by: StatementMatch['by'],
  { id: feeId, label: feeLabel, ...fee }: OwedFee,
): StatementMatch => {
  const { studentId, studentName, enrollmentNumber, open } = fee;
  return { studentId, studentName, enrollmentNumber, feeId, feeLabel, open, by };
};

/** Without a note the match is exact: UTR, amount and day of a claim, or enrolment number and exactly what is open of one fee. */
function matchOf(
  row: Omit<bank.KeptRow, 'key'>,
  { fees, byStudent, claims }: Known,
): { match: StatementMatch | null; note: string } {
  const numbers = numbersIn(row);
  const claimed = numbers.flatMap((key) => claims.get(key) ?? []);
  const exact = claimed.filter(({ amount, paidOn }) => amount === row.amount && paidOn === row.paidOn);
  const [claim] = exact.length > 0 ? exact : claimed;
  const fee = claim && fees.get(claim.feeId);
  if (claim && fee) {
    const match = matchBy('claim', fee);
    if (exact.length > 1) return { match, note: 'Two claims have this transfer' };
    if (exact.length === 0)
      return {
        match,
        note: `Claimed with another amount or day: ${claim.amount} on ${formatDate(claim.paidOn)}`,
      };
    return { match, note: row.amount > fee.open ? 'More than is open' : '' };
  }
  if (claim) return { match: null, note: `Nothing of ‘${claim.feeLabel}’ of ${claim.studentName} is open` };
  const owed = numbers.flatMap((key) => byStudent.get(key) ?? []);
  const same = owed.filter(({ open }) => open === row.amount);
  const [first] = same.length > 0 ? same : owed;
  if (!first) return { match: null, note: 'No claim and no enrolment number' };
  const match = matchBy('text', first);
  if (same.length > 1) return { match, note: 'Several fees of this amount are open' };
  return { match, note: same.length === 1 ? '' : 'Another amount than what is open' };
}
