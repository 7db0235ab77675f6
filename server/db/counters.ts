// The last number of each series in its year: receipts, refunds, enquiries, certificates of each kind. Enrolment numbers, which may be
// typed, follow the highest; their counter is only what a restore has left out.
import { saveRow } from './rows.ts';
import type { Database, Schema, Tx } from './schema.ts';

export type Counter = Schema['counters'];
export type Series = Counter['series'];

/**
 * The next numbers of the series. The counter is a row that this statement locks until the transaction ends: another process
 * waits for it, and a rollback gives the numbers back, so none is given twice or left out. Called late in a transaction,
 * because the wait of others begins here.
 */
export async function takeNumbers(tx: Tx, series: Series, year: string, count: number): Promise<number[]> {
  const { last } = await tx
    .insertInto('counters')
    .values({ series, year, last: count })
    .onConflict((taken) =>
      taken.columns(['series', 'year']).doUpdateSet((set) => ({ last: set('counters.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

export async function listCounters(db: Database): Promise<Counter[]> {
  return db.selectFrom('counters').selectAll().execute();
}

/** The series goes on after this number. */
export async function saveCounter(tx: Tx, { series, year, last }: Counter): Promise<void> {
  await saveRow(tx, 'counters', { series, year }, { last });
}
