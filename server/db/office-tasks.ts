// The figures of the office's first screen, one query for each kind of task.
import { sql } from 'kysely';
import type { OfficeTask, SetUpStep } from '#shared/office-tasks.ts';
import { isOpen, openSum } from './dues.ts';
import type { Database } from './schema.ts';

/** PostgreSQL sends counts and sums of integers as text. */
type Count = number | string;

/** The tasks in the order of `officeTaskKinds`, without those of which nothing waits. @param today a day */
export async function listOfficeTasks(db: Database, today: string): Promise<OfficeTask[]> {
  const tasks = [await readDueEnquiries(db, today), await readOverdueFees(db, today)];
  return tasks.filter(({ count }) => count > 0);
}

/** Enquiries whose day of the next call is reached. */
async function readDueEnquiries(db: Database, today: string): Promise<OfficeTask> {
  const { count, since } = await db
    .selectFrom('enquiries')
    .select([sql<Count>`count(*)`.as('count'), sql<string | null>`min(follow_up_on)`.as('since')])
    .where('follow_up_on', '<=', today)
    .executeTakeFirstOrThrow();
  return { kind: 'enquiries-to-follow-up', count: Number(count), ...(since && { since }) };
}

/** A fee due today is not yet overdue. */
async function readOverdueFees(db: Database, today: string): Promise<OfficeTask> {
  const row = await db
    .selectFrom('fees')
    .select([
      sql<Count>`count(distinct student_id)`.as('students'),
      openSum.as('amount'),
      sql<string | null>`min(due_on)`.as('since'),
    ])
    .where('due_on', '<', today)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return {
    kind: 'fees-overdue',
    count: Number(row.students),
    amount: Number(row.amount),
    ...(row.since && { since: row.since }),
  };
}

/** The steps still to be taken, in their order. */
export async function listSetUpSteps(db: Database): Promise<SetUpStep[]> {
  const has = (table: 'subjects' | 'faculty' | 'students') =>
    sql<number>`case when exists (select 1 from ${sql.table(table)}) then 1 else 0 end`.as(table);
  const invited = sql<number>`case when exists
    (select 1 from accounts where role = 'student' and password_hash is not null) then 1 else 0 end`;
  const steps = await db
    .selectNoFrom([has('subjects'), has('faculty'), has('students'), invited.as('invites')])
    .executeTakeFirstOrThrow();
  return (Object.keys(steps) as SetUpStep[]).filter((step) => steps[step] === 0); // the columns just named
}
