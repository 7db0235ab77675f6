// The number of students. SQLite counts a table quickly; PostgreSQL would read every row, so a sum is kept in a table of
// its own: triggers insert a row for each change of the count, since writers would wait for a single shared row.
import { sql } from 'kysely';
import { isPostgres } from '#server/db/driver/dialect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import type { Database } from '#server/db/schema.ts';

const count = fixedQuery([], (db) =>
  isPostgres(db)
    ? db.selectNoFrom(sql<string>`(select sum(change) from student_count)`.as('total'))
    : db.selectNoFrom(sql<number>`(select count(*) from students)`.as('total')),
);

export async function countStudents(db: Database): Promise<number> {
  const [row] = await count(db, {});
  return Number(row?.total ?? 0);
}

/** Merges the rows into one. Two processes may do this at the same time: each takes the rows that the other has not locked. */
export async function foldStudentCount(db: Database): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`
    with taken as (delete from student_count returning change)
    insert into student_count select sum(change) from taken having count(*) > 0`.execute(db);
}
