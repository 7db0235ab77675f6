// The sums of the day book of a year in one query: receipts, and with negative amounts cancellations and refunds.
import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { sumOf } from '#shared/kit/sums.ts';
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
  const { rows } = await sql<Row>`
    select head, quota, mode, clerk, sum(case when day = ${today} then amount else 0 end) as today,
      sum(case when day >= ${month} then amount else 0 end) as month, sum(amount) as year
    from (
      select student_id, paid_on as day, fee_label as head, mode, entered_by as clerk, amount
      from payments where paid_on >= ${first}
      union all select student_id, cancelled_on, fee_label, mode, cancelled_by, -amount
      from payments where cancelled_on >= ${first}
      union all select student_id, refunded_on, 'Refunds', mode, entered_by, -amount
      from refunds where refunded_on >= ${first}
    ) as entries left join students on students.id = student_id
    group by head, quota, mode, clerk`.execute(db);
  return rows;
}

const sumsOf = (rows: readonly Sums[]): Sums => ({
  today: sumOf(rows.map(({ today }) => today)),
  month: sumOf(rows.map(({ month }) => month)),
  year: sumOf(rows.map(({ year }) => year)),
});

function grouped(rows: readonly Row[], by: CollectionGroup): Collected[] {
  const all = [...Map.groupBy(rows, (row) => row[by] || null)]
    .map(([group, ofGroup]) => ({ group, ...sumsOf(ofGroup) }))
    .sort((a, b) => b.year - a.year || ((a.group ?? '') < (b.group ?? '') ? -1 : 1));
  const rest = all.slice(mostGroups - 1);
  if (rest.length < 2) return all;
  return [...all.slice(0, mostGroups - 1), { group: null, ...sumsOf(rest) }];
}
