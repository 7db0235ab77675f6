// Clerks who take money at a server until it is killed, and what must be true of the receipts afterwards.
import type { Database } from '#server/db/schema.ts';
import type { Payment } from '#shared/money/payments.ts';

/** Receipt numbers that were answered to a clerk. */
export type Acknowledged = Map<string, number>;

/** Takes one rupee after another for fees in turn until the server is gone; some are cancelled, and some of an advance refunded. */
export async function takeMoney(
  origin: string,
  cookie: string,
  fees: readonly { id: string; student_id: string }[],
  acknowledged: Acknowledged,
  until: AbortSignal,
): Promise<void> {
  for (let turn = 0; !until.aborted; turn += 1) {
    const fee = fees[turn % fees.length];
    const post = (path: string, body: object) =>
      fetch(`${origin}/api/${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    try {
      const student = `students/${fee?.student_id}`;
      const payment = { amount: 1, paidOn: '2026-01-05', mode: 'cash' };
      const response = await post(`${student}/fees/${fee?.id}/payments`, payment);
      if (response.status === 503) continue; // busy: refused, not acknowledged
      if (response.status === 429) return; // a session reaches the limit on calls on a fast machine
      if (response.status !== 201) throw new Error(`a payment answered ${response.status}`);
      const { id, receiptNumber, amount } = (await response.json()) as Payment; // the contract's answer
      if (acknowledged.has(receiptNumber)) throw new Error(`${receiptNumber} was given twice`);
      acknowledged.set(receiptNumber, amount);
      if (turn % 3 === 1) await post(`payments/${id}/cancellation`, { reason: 'x' });
      if (turn % 3 === 2) await post(`${student}/refunds`, { amount: 1, mode: 'cash', reason: 'x' });
    } catch (error) {
      if (error instanceof TypeError) return; // fetch throws it where the connection is lost
      throw error;
    }
  }
}

/** @returns sentences about gaps, duplicates, lost receipts and wrong sums; none where all is right */
export async function receiptFaults(db: Database, acknowledged: Acknowledged): Promise<string[]> {
  const payments = await db.selectFrom('payments').selectAll().execute();
  const faults: string[] = [];
  const byYear = Map.groupBy(payments, ({ receipt_year }) => receipt_year);
  for (const { year, last } of await db
    .selectFrom('counters')
    .selectAll()
    .where('series', '=', 'receipt')
    .execute()) {
    const serials = new Set((byYear.get(year) ?? []).map(({ receipt_serial }) => receipt_serial));
    if (serials.size !== last || byYear.get(year)?.length !== last) {
      faults.push(`${serials.size} receipts of ${year}, but the last number is ${last}`);
    }
    for (let serial = 1; serial <= last; serial += 1)
      if (!serials.has(serial)) faults.push(`no receipt ${serial}`);
  }
  const numbers = new Set(payments.map(({ receipt_number }) => receipt_number));
  for (const number of acknowledged.keys()) if (!numbers.has(number)) faults.push(`${number} is lost`);
  const sums = new Map<string, number>();
  for (const { fee_id, amount, cancelled_at } of payments)
    if (!cancelled_at) sums.set(fee_id, (sums.get(fee_id) ?? 0) + amount);
  // What was paid over has moved into the advance, and from there to other fees.
  for (const { fee_id, amount } of await db.selectFrom('advances').selectAll().execute())
    if (fee_id) sums.set(fee_id, (sums.get(fee_id) ?? 0) - amount);
  for (const { id, paid } of await db.selectFrom('fees').select(['id', 'paid']).execute()) {
    if (paid !== (sums.get(id) ?? 0)) faults.push(`fee ${id}: ${paid} paid, ${sums.get(id)} in payments`);
  }
  const refunds = await db.selectFrom('refunds').select('refund_serial').orderBy('refund_serial').execute();
  for (const [index, { refund_serial }] of refunds.entries())
    if (refund_serial !== index + 1) faults.push(`refund ${refund_serial} in place of ${index + 1}`);
  const audited = async (noun: string, action: string, written: number) => {
    const rows = db
      .selectFrom('audit_log')
      .select('label')
      .where('noun', '=', noun)
      .where('action', '=', action);
    const { length } = await rows.execute();
    if (length !== written) faults.push(`${written} × ${action} ${noun}, ${length} audited`);
  };
  await audited('payment', 'create', payments.length);
  await audited('payment', 'cancel', payments.filter(({ cancelled_at }) => cancelled_at).length);
  await audited('refund', 'create', refunds.length);
  return faults;
}

/** Fees of a crore each, one per student. */
export function crores(studentIds: readonly string[]) {
  return studentIds.map((student_id, index) => ({
    id: `fee-${index}`,
    student_id,
    label: 'Tuition fee',
    amount: 10_000_000,
    paid: 0,
    due_on: '2027-01-01',
    paid_on: null,
  }));
}
