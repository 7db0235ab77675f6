// How many students there are. SQLite counts a table at once; PostgreSQL reads every row for it, so that a sum is kept
// beside the table: triggers note what comes and goes, as rows of their own, since writers would queue for a single one.
import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Database } from './schema.ts';

export async function countStudents(db: Database): Promise<number> {
  const query = isPostgres(db)
    ? sql<{ total: string }>`select sum(change) as total from student_count`
    : sql<{ total: number }>`select count(*) as total from students`;
  const [row] = (await query.execute(db)).rows;
  return Number(row?.total ?? 0);
}

/** Merges the rows into one. Two processes may do it at once: each takes the rows that the other has not locked. */
export async function foldStudentCount(db: Database): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`
    with taken as (delete from student_count returning change)
    insert into student_count select sum(change) from taken having count(*) > 0`.execute(db);
}
