// What students have paid over: the sum of what moved from and to their fees, minus their refunds.
import { sql } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { type CamelCased, snakeCased } from '#server/db/row-names.ts';
import { insertRows, rowsFor } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';

export type AdvanceMove = CamelCased<Omit<Schema['advances'], 'id' | 'made_at'>>;

/** Those of nothing are left out. */
export async function insertAdvances(tx: Tx, moves: readonly AdvanceMove[], now: Date): Promise<void> {
  const made = moves.filter(({ amount }) => amount !== 0);
  const rows = made.map(({ studentId, feeId, amount }) =>
    snakeCased({ id: nextId(), studentId, feeId, amount, madeAt: now.toISOString() }),
  );
  await insertRows(tx, 'advances', rows);
}

const sumOfAmounts = sql<number>`sum(amount)`.as('sum');

/** A move counts while its fee exists: what a deleted fee had taken is there again. */
const ofFees = (db: Database) =>
  db
    .selectFrom('advances')
    .where((is) =>
      is.or([is('fee_id', 'is', null), is('fee_id', 'in', is.selectFrom('fees').select('fees.id'))]),
    );

/** Whole rupees by the student's id; below 0 until it is settled. Students without an advance are left out. */
export async function advancesOf(db: Database, studentIds: readonly string[]): Promise<Map<string, number>> {
  const ids = [...new Set(studentIds)];
  const moved = (chunk: string[]) =>
    ofFees(db).select(['student_id', sumOfAmounts]).where('student_id', 'in', chunk).groupBy('student_id');
  const refunds = (chunk: string[]) =>
    db
      .selectFrom('refunds')
      .select(['student_id', sumOfAmounts])
      .where('student_id', 'in', chunk)
      .groupBy('student_id');
  const advances = new Map((await rowsFor(ids, moved)).map((row) => [row.student_id, row.sum]));
  for (const { student_id, sum } of await rowsFor(ids, refunds))
    advances.set(student_id, (advances.get(student_id) ?? 0) - sum);
  for (const [id, sum] of advances) if (sum === 0) advances.delete(id);
  return advances;
}

/** What moved out of each fee, by its id; below 0 where the fee has taken an advance. Fees with nothing are left out. */
export async function movedOutOf(db: Database, feeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsFor(feeIds, (chunk) =>
    db.selectFrom('advances').select(['fee_id', sumOfAmounts]).where('fee_id', 'in', chunk).groupBy('fee_id'),
  );
  return new Map(rows.flatMap(({ fee_id, sum }) => (fee_id && sum !== 0 ? [[fee_id, sum]] : [])));
}
