// The figures of the chart of dues, counted by the database in one query.

import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { years } from '#shared/kit/study-years.ts';
import { sumOf } from '#shared/kit/sums.ts';
import type { DueAge, DueFigure, DueFigureQuery } from '#shared/money/dues.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { matchingDues } from './dues.ts';

/** More bars than these are not read: the smaller fees are one bar. */
const mostHeads = 12;

/** Years in their order, labels by their sum. */
export async function listDueFigures(
  db: Database,
  query: DueFigureQuery,
  today: string,
): Promise<DueFigure[]> {
  const figures = await readFigures(db, query, today);
  return query.by === 'year'
    ? years.flatMap((of) => figures.filter(({ group }) => group === of))
    : largest(figures);
}

async function readFigures(db: Database, query: DueFigureQuery, today: string): Promise<DueFigure[]> {
  const [month, quarter] = [addDays(today, -30), addDays(today, -90)];
  const between = (first: string, end: string) =>
    sql<number>`coalesce(sum(case when due_on >= ${first} and due_on < ${end} then amount - paid - conceded else 0 end), 0)`;
  const rows = await matchingDues(db, query, today)
    .select(query.by === 'year' ? 'year as group' : 'label as group')
    .select([
      between(today, '9999-12-32').as('later'),
      between(month, today).as('month'),
      between(quarter, month).as('quarter'),
      between('', quarter).as('longer'),
    ])
    .groupBy(query.by === 'year' ? 'year' : 'label')
    .execute();
  return rows.map(({ group, ...open }) => ({ group, open }));
}

const openOf = ({ open }: DueFigure) => sumOf(Object.values(open));

function largest(figures: DueFigure[]): DueFigure[] {
  const sorted = figures.toSorted(
    (a, b) => openOf(b) - openOf(a) || ((a.group ?? '') < (b.group ?? '') ? -1 : 1),
  );
  const rest = sorted.slice(mostHeads);
  if (rest.length < 2) return sorted;
  const part = (age: DueAge) => sumOf(rest.map(({ open }) => open[age]));
  const open = {
    later: part('later'),
    month: part('month'),
    quarter: part('quarter'),
    longer: part('longer'),
  };
  return [...sorted.slice(0, mostHeads), { group: null, open }];
}
