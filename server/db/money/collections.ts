// The sums of the day book of a year in one query: receipts, and with negative amounts cancellations and refunds.
import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Collected, CollectionGroup, Collections } from '#shared/money/cash-desk/collections.ts';
import { financialYearOf } from '#shared/money/financial-year.ts';

/** More groups than these are not read: the smaller ones are one. */
const mostGroups = 15;

type Sums = Omit<Collected, 'group'>;
type Row = Sums & Record<CollectionGroup, string | null>;

export async function readCollections(db: Database, today: string): Promise<Omit<Collections, 'promised'>> {
  const financialYear = financialYearOf(today);
  const rows = await readSums(db, `${financialYear.slice(0, 4)}-04-01`, today);
  return {
    ...sumsOf(rows),
    financialYear,
    head: grouped(rows, 'head'),
    quota: grouped(rows, 'quota'),
    mode: grouped(rows, 'mode'),
    clerk: grouped(rows, 'clerk'),
  };
}

async function readSums(db: Database, first: string, today: string): Promise<Row[]> {
  const month = `${today.slice(0, 7)}-01`;
  return db
    .selectFrom((is) =>
      is
        .selectFrom('payments')
        .select([
          'student_id',
          'paid_on as day',
          'fee_label as head',
          'mode',
          'entered_by as clerk',
          'amount',
        ])
        .where('paid_on', '>=', first)
        .unionAll(
          is
            .selectFrom('payments')
            .select(['student_id', sql<string>`cancelled_on`.as('day'), 'fee_label as head', 'mode'])
            .select(['cancelled_by as clerk', sql<number>`-amount`.as('amount')])
            .where('cancelled_on', '>=', first),
        )
        .unionAll(
          is
            .selectFrom('refunds')
            .select(['student_id', 'refunded_on as day', sql<string>`'Refunds'`.as('head'), 'mode'])
            .select(['entered_by as clerk', sql<number>`-amount`.as('amount')])
            .where('refunded_on', '>=', first),
        )
        .as('entries'),
    )
    .leftJoin('students', 'students.id', 'student_id')
    .select(['head', 'quota', 'mode', 'clerk'])
    .select([
      sql<number>`sum(case when day = ${today} then amount else 0 end)`.as('today'),
      sql<number>`sum(case when day >= ${month} then amount else 0 end)`.as('month'),
      sql<number>`sum(amount)`.as('year'),
    ])
    .groupBy(['head', 'quota', 'mode', 'clerk'])
    .execute();
}

function sumsOf(rows: readonly Sums[]): Sums {
  const sums = { today: 0, month: 0, year: 0 };
  for (const { today, month, year } of rows) {
    sums.today += today;
    sums.month += month;
    sums.year += year;
  }
  return sums;
}

function grouped(rows: readonly Row[], by: CollectionGroup): Collected[] {
  const all = [...Map.groupBy(rows, (row) => row[by] || null)]
    .map(([group, ofGroup]) => ({ group, ...sumsOf(ofGroup) }))
    .sort((one, other) => other.year - one.year || ((one.group ?? '') < (other.group ?? '') ? -1 : 1));
  const rest = all.slice(mostGroups - 1);
  if (rest.length < 2) return all;
  return [...all.slice(0, mostGroups - 1), { group: null, ...sumsOf(rest) }];
}
