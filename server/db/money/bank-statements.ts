// Statements of the bank with their lines, and which lines have made a payment.
import { nextId } from '#server/db/ids.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { findRow, insertRow, insertRows, listRows, rowsFor } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { BankRow, BankStatement, ReadColumns } from '#shared/money/bank/bank-statements.ts';

export type StatementRow = Omit<BankRow, 'id' | 'state' | 'match' | 'note'> & { key: string };
export type KeptRow = StatementRow & { id: string };
export type StatementHead = Omit<BankStatement, 'rows'>;

interface NewStatement extends Omit<StatementHead, 'id'> {
  bankKey: string;
  readAt: string;
  readBy: string;
}

export async function insertStatement(
  tx: Tx,
  { columns, unread, ...statement }: NewStatement,
  rows: readonly StatementRow[],
): Promise<string> {
  const id = await insertRow(tx, 'bank_statements', {
    ...snakeCased(statement),
    columns: JSON.stringify(columns),
    unread: JSON.stringify(unread),
  });
  await insertRows(
    tx,
    'bank_rows',
    rows.map(({ key, ...row }) => ({ ...snakeCased(row), id: nextId(), statement_id: id, row_key: key })),
  );
  return id;
}

export async function findStatement(
  db: Database,
  id: string,
): Promise<{ head: StatementHead; rows: KeptRow[] } | undefined> {
  const found = await findRow(db, 'bank_statements', { id });
  if (!found) return undefined;
  const kept = await listRows(db, 'bank_rows', { statement_id: id }, ['line']);
  const rows = kept.map(({ statement_id: _, row_key: key, ...row }) => ({ ...camelCased(row), key }));
  const { bank, file_name: fileName, left_out: leftOut } = found;
  const unread = JSON.parse(found.unread) as StatementHead['unread']; // written by insertStatement
  return { head: { id, bank, fileName, leftOut, unread, columns: columnsIn(found.columns) }, rows };
}

/** How the last statement of the bank was read. */
export async function findBankColumns(db: Database, bankKey: string): Promise<ReadColumns> {
  const row = await db
    .selectFrom('bank_statements')
    .select('columns')
    .where('bank_key', '=', bankKey)
    .orderBy('read_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? columnsIn(row.columns) : [];
}

function columnsIn(stored: string): ReadColumns {
  const columns = JSON.parse(stored) as ReadColumns | Record<string, string>; // as statements have been kept
  if (Array.isArray(columns)) return columns;
  return Object.entries(columns).map(([heading, field]) => ({ heading, field }));
}

/** The receipts of lines that have made a payment, by the line's key. */
export async function listReceiptsOfRows(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await rowsFor(keys, (chunk) =>
    db
      .selectFrom('bank_row_payments')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select(['row_key', 'receipt_number'])
      .where('row_key', 'in', chunk),
  );
  return new Map(rows.map((row) => [row.row_key, row.receipt_number]));
}

/** Unique: a second payment of the same line is refused by the database. */
export async function insertRowPayments(
  tx: Tx,
  rows: readonly { key: string; paymentId: string }[],
): Promise<void> {
  await insertRows(
    tx,
    'bank_row_payments',
    rows.map(({ key, paymentId }) => ({ row_key: key, payment_id: paymentId })),
  );
}
