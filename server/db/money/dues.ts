// The fees that are open. Each query repeats the condition of the indexes of migration 0021, so that it reads only them.
import { sql } from 'kysely';
import { byLetter, findsPerson, limits, sortedBy } from '#server/db/list-page.ts';
import { fullNameOf } from '#server/db/people/name-keys.ts';
import { type CamelCased, camelCased, snakeCased } from '#server/db/row-names.ts';
import { insertRow } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import type { Due, DueFilter, DueListQuery, DueSums } from '#shared/money/dues.ts';

/**
 * The condition of an open fee, for every query of what is owed. A concession, whose amount is negative, is never open; what the
 * government pays is not owed by the student.
 */
export const isOpen = sql<boolean>`fees.amount > paid + conceded and payable_by = 'student'`;
/** What the government has not released yet. */
const isPending = sql<boolean>`fees.amount > paid + conceded and payable_by = 'government'`;
const open = sql<number>`(amount - paid - conceded)`;
export const openSum = sql<number>`coalesce(sum(amount - paid - conceded), 0)`;

/** The columns of each sort key; for the day and the sum an index has them in this order. */
const sortColumns = {
  dueOn: ['due_on', 'fees.id'],
  studentName: ['last_name_key', 'first_name_key', 'students.id', 'fees.id'],
  open: [open, 'fees.id'],
} as const;

/** What the list takes, and the ids of chosen fees. */
type DueQuery = DueListQuery & ChosenDues;
type ChosenDues = DueFilter & { ids?: readonly string[] | undefined };

/** Of which the database itself chooses the one that it reads first. */
const feesAndStudents = (db: Database) =>
  db.selectFrom('fees').innerJoin('students', 'students.id', 'fees.student_id');

/**
 * @param today a day; a fee due today is not yet overdue
 * @param from fees and students
 */
export function matchingDues(
  db: Database,
  { ids, year, quota, head, overdue, payableBy, q }: ChosenDues,
  today: string,
  from = feesAndStudents(db),
) {
  let select = from.where(payableBy === 'government' ? isPending : isOpen);
  if (ids) select = select.where('fees.id', 'in', ids);
  if (year) select = select.where('year', '=', year);
  if (quota) select = select.where('quota', '=', quota);
  if (head) select = select.where('fees.label', '=', head);
  if (overdue === 'true') select = select.where('due_on', '<', today).where(isOpen);
  if (overdue === 'false' && payableBy !== 'government') select = select.where('due_on', '>=', today);
  for (const found of findsPerson(q)) select = select.where(found);
  return select;
}

/**
 * Fees and students, of which SQLite reads first the one that has the order in an index, until the page is full. By itself
 * it would read all fees of a year and sort them. Its cross join keeps the tables in the order of the query; to PostgreSQL,
 * which plans with statistics, the order means nothing.
 */
function inOrder(db: Database, sort: string) {
  const joined = sort.endsWith('studentName')
    ? db.selectFrom('students').crossJoin('fees')
    : db.selectFrom('fees').crossJoin('students');
  return joined.whereRef('students.id', '=', 'fees.student_id');
}

export async function listDues(db: Database, query: DueQuery, today: string): Promise<Due[]> {
  const { sort = 'dueOn' } = query;
  const matching = matchingDues(db, query, today, inOrder(db, sort))
    .innerJoin('contact_info', 'contact_info.student_id', 'students.id')
    .select(['fees.id', 'fees.student_id', 'first_name', 'last_name', 'enrollment_number', 'year', 'quota'])
    .select(['phone', 'parent_phone', 'label', 'amount', 'paid', 'conceded', 'due_on', 'payable_by'])
    .select([
      sql<string | null>`(select max(opened_on) from reminders where student_id = students.id)`.as(
        'reminded_on',
      ),
    ]);
  const select = sortedBy(matching, sort, sortColumns);
  const page = limits(query);
  const rows = await (page ? select.limit(page.limit).offset(page.offset) : select).execute();
  return rows.map(({ first_name, last_name, label, conceded, payable_by, ...row }) => ({
    ...camelCased(row),
    studentName: fullNameOf({ first_name, last_name }),
    head: label,
    amount: row.amount - conceded,
    open: row.amount - conceded - row.paid,
    ...(payable_by === 'government' && { payableBy: payable_by }),
  }));
}

/** Over all pages. */
export async function sumDues(db: Database, query: DueListQuery, today: string): Promise<DueSums> {
  const sums = await computeSums(db, query, today);
  if (query.payableBy) return sums;
  const { open: government } = await computeSums(db, { ...query, payableBy: 'government' }, today);
  return government > 0 ? { ...sums, government } : sums;
}

async function computeSums(db: Database, query: DueListQuery, today: string): Promise<DueSums> {
  // Year, quota and search are about the student and need the join. Without it the counts are the same: every fee has a student.
  const isOfFees = !(query.year ?? query.quota ?? query.q);
  const fees = db.selectFrom('fees') as ReturnType<typeof feesAndStudents>; // no column of the students is read
  return matchingDues(db, query, today, isOfFees ? fees : undefined)
    .select([
      sql<number>`count(*)`.as('fees'),
      sql<number>`count(distinct fees.student_id)`.as('students'),
      openSum.as('open'),
      sql<number>`coalesce(sum(case when due_on < ${today} and ${isOpen} then amount - paid - conceded else 0 end), 0)`.as(
        'overdue',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** What one student owes the college now, overdue or not. */
export async function readOpenDues(db: Database, studentId: string): Promise<number> {
  const { open: owed } = await db
    .selectFrom('fees')
    .select(openSum.as('open'))
    .where('student_id', '=', studentId)
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return owed;
}

export async function listDueHeads(db: Database) {
  return db
    .selectFrom('fees')
    .select(['label as head', sql<number>`count(*)`.as('fees'), openSum.as('open')])
    .where(isOpen)
    .groupBy('label')
    .orderBy(byLetter('label'))
    .execute();
}

type Reminder = CamelCased<Omit<Schema['reminders'], 'id'>>;

export async function insertReminder(tx: Tx, reminder: Reminder): Promise<void> {
  await insertRow(tx, 'reminders', snakeCased(reminder));
}
