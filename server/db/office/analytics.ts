// The figures of the analytics screen, counted by the database with one query each.

import { sql } from 'kysely';
import { countOf } from '#server/db/list-page.ts';
import { isCurrent } from '#server/db/people/current-students.ts';
import type { Database } from '#server/db/schema.ts';
import { years } from '#shared/kit/study-years.ts';
import { sumOf } from '#shared/kit/sums.ts';
import type { Analytics } from '#shared/office/analytics.ts';

const counted = sql<number>`count(*)`.as('total');
const summed = (column: 'amount' | 'paid') => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`;

export async function readPeopleCounts(
  db: Database,
): Promise<Pick<Analytics, 'students' | 'faculty' | 'subjects'>> {
  const groups = await db
    .selectFrom('students')
    .innerJoin('personal_info', 'personal_info.student_id', 'students.id')
    .select(['year', 'gender', counted])
    .where(isCurrent)
    .groupBy(['year', 'gender'])
    .orderBy('gender')
    .execute();
  const byYear = years.map((year) => {
    const genders = groups
      .filter((group) => group.year === year)
      .map(({ gender, total }) => ({ gender, total }));
    return { year, total: sumOf(genders.map(({ total }) => total)), genders };
  });
  const byDesignation = await db
    .selectFrom('faculty')
    .select(['designation', counted])
    .groupBy('designation')
    .orderBy('total', 'desc')
    .orderBy('designation')
    .execute();
  return {
    students: { total: sumOf(byYear.map(({ total }) => total)), byYear },
    faculty: { total: sumOf(byDesignation.map(({ total }) => total)), byDesignation },
    subjects: { total: await countOf(db.selectFrom('subjects').select('id')) },
  };
}

/** @param today a day; an event of today counts as upcoming */
export async function readEventsAhead(db: Database, today: string): Promise<Analytics['events']> {
  const ahead = db.selectFrom('events').where('event_date', '>=', today);
  const next = await ahead
    .select(['id', 'event_title as eventTitle', 'event_date as eventDate'])
    .orderBy('event_date')
    .orderBy('event_title')
    .limit(5)
    .execute();
  return { ahead: await countOf(ahead.select('id')), next };
}

/** @param today a day; a fee due today is not yet overdue */
export async function readFeeSums(db: Database, today: string): Promise<NonNullable<Analytics['fees']>> {
  const groups = await db
    .selectFrom('fees')
    .innerJoin('students', 'students.id', 'fees.student_id')
    .select([
      'year',
      summed('amount').as('amount'),
      summed('paid').as('paid'),
      sql<number>`coalesce(sum(case when due_on < ${today} then amount - paid else 0 end), 0)`.as('overdue'),
    ])
    .where('payable_by', '=', 'student')
    .groupBy('year')
    .execute();
  const byYear = years.map((year) => {
    const group = groups.find((group) => group.year === year) ?? { amount: 0, paid: 0, overdue: 0 };
    const { amount, paid, overdue } = group;
    return { year, amount, paid, due: amount - paid, overdue };
  });
  const total = (part: 'amount' | 'paid' | 'due' | 'overdue') =>
    sumOf(byYear.map((figures) => figures[part]));
  return {
    amount: total('amount'),
    paid: total('paid'),
    due: total('due'),
    overdue: total('overdue'),
    byYear,
  };
}
