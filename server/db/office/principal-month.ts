// The figures of the principal's month, a query for each part.
import { sql } from 'kysely';
import { listExamFigures } from '#server/db/exams/exam-figures.ts';
import { isInClass } from '#server/db/exams/exam-marks.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import type { PrincipalMonth } from '#shared/office/principal-month.ts';
import { type Quota, quotas } from '#shared/people/quotas.ts';
import { summarize } from '#shared/teaching/attendance.ts';
import { type Mark, marks } from '#shared/teaching/register-marks.ts';
import { findAcademicYear } from './academic-years.ts';

interface Days {
  from: string;
  to: string;
}

const counted = sql<number>`count(*)`.as('count');

/** By year of study and quota, for those in class. */
async function readStrength(db: Database) {
  const rows = await db
    .selectFrom('students')
    .select(['year', 'quota', counted])
    .where(isInClass)
    .groupBy(['year', 'quota'])
    .execute();
  return (year: Year, quota: Quota | null) =>
    sumOf(rows.filter((row) => row.year === year && row.quota === quota).map(({ count }) => count));
}

/** Those whose status is of the month, by status; of interns all. */
async function readStatuses(db: Database, { from, to }: Days) {
  const rows = await db
    .selectFrom('students')
    .select(['status', counted])
    .where(
      sql<boolean>`students.status = 'INTERN' or (students.status in ('LEFT', 'GRADUATED') and status_since between ${from} and ${to})`,
    )
    .groupBy('status')
    .execute();
  return (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
}

/** Classes and marks of the month, by year of study: an index of class and mark alone has two million marks in a tenth of a second. */
async function readAttendance(db: Database, { from, to }: Days) {
  const marked = (mark: Mark) =>
    sql<number>`sum((select count(*) from attendance where class_id = classes.id and mark = ${sql.lit(mark)}))`.as(
      mark,
    );
  const rows = await db
    .selectFrom('classes')
    .select(['year', counted, ...marks.map(marked)])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('year')
    .execute();
  const rule = await findAcademicYear(db, academicYearOf(to));
  return (year: Year) => {
    const row = rows.find((row) => row.year === year);
    if (!row) return { classes: 0, percent: null };
    const { percent } = summarize({ ...row, earlierHeld: 0, earlierAttended: 0 }, rule);
    return { classes: row.count, percent };
  };
}

async function readPasses(db: Database, last: string): Promise<PrincipalMonth['passes']> {
  const sessions = await db
    .selectFrom('exam_sessions')
    .select(['id', 'name', 'academic_year', 'year'])
    .where('state', '!=', 'open')
    .where('first_date', '<=', last)
    .orderBy('first_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const latest = years.flatMap((year) => sessions.find((session) => session.year === year) ?? []);
  const figures = await listExamFigures(db, idsOf(latest));
  return latest.map(({ id, name, academic_year, year }) => ({
    year,
    session: `${name}, ${academic_year}`,
    subjects: figures
      .filter(({ sessionId }) => sessionId === id)
      .map(({ subject, entered, passed }) => ({ code: subject.code, name: subject.name, entered, passed })),
  }));
}

/** All but money and vacancies. */
export async function readMonth(
  db: Database,
  days: Days,
): Promise<Pick<PrincipalMonth, 'years' | 'interns' | 'left' | 'graduated' | 'passes'>> {
  const strength = await readStrength(db);
  const attendance = await readAttendance(db, days);
  const statuses = await readStatuses(db, days);
  return {
    years: years.map((year) => {
      const byQuota = [...quotas, null].map((quota) => strength(year, quota));
      return { year, byQuota, total: sumOf(byQuota), ...attendance(year) };
    }),
    interns: statuses('INTERN'),
    left: statuses('LEFT'),
    graduated: statuses('GRADUATED'),
    passes: await readPasses(db, days.to),
  };
}
