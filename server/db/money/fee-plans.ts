// Fee plans and the raises of their fees.
import { fullNameOf } from '#server/db/people/name-keys.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { insertRow, insertRows, updateRow, updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { years } from '#shared/kit/study-years.ts';
import type { FeePlan, FeePlanInput, FeeRaise } from '#shared/money/plans/fee-plans.ts';
import type { Quota } from '#shared/people/quotas.ts';
import { listFeesBy } from './owed-fees.ts';

/** '' means every quota; null would not do, because a unique constraint never treats two nulls as equal. */
const toRow = ({ academicYear, year, quota, heads }: FeePlanInput) => ({
  academic_year: academicYear,
  study_year: year,
  quota: quota ?? '',
  heads: JSON.stringify(heads),
});

const selectPlans = (db: Database) => db.selectFrom('fee_plans').selectAll();
type PlanRow = Awaited<ReturnType<ReturnType<typeof selectPlans>['execute']>>[number];

const toPlan = ({ id, academic_year, study_year, quota, heads, version }: PlanRow): FeePlan => ({
  id,
  academicYear: academic_year,
  year: study_year,
  version,
  quota: (quota || null) as Quota | null, // written by toRow
  heads: JSON.parse(heads) as FeePlan['heads'], // written by toRow
});

export async function listFeePlans(db: Database): Promise<FeePlan[]> {
  const rows = await selectPlans(db).orderBy('academic_year', 'desc').orderBy('quota').execute();
  const ofYears = [...Map.groupBy(rows.map(toPlan), ({ academicYear }) => academicYear).values()];
  return ofYears.flatMap((plans) => years.flatMap((year) => plans.filter((plan) => plan.year === year)));
}

export async function findFeePlan(db: Database, id: string): Promise<FeePlan | undefined> {
  const row = await selectPlans(db).where('id', '=', id).executeTakeFirst();
  return row && toPlan(row);
}

export const insertFeePlan = (tx: Tx, input: FeePlanInput): Promise<string> =>
  insertRow(tx, 'fee_plans', toRow(input));

/** @param version the row is updated only if it has this version. @returns whether it was changed */
export const updateFeePlan = (
  tx: Tx,
  id: string,
  input: FeePlanInput,
  version: number | undefined,
): Promise<boolean> => updateRow(tx, 'fee_plans', { id, version, ...toRow(input) });

/** A student who may get fees, with those of the raised fees that are there already. */
export interface FeeTaker {
  studentId: string;
  studentName: string;
  enrollmentNumber: string;
  quota: Quota | null;
  /** The sum of the amounts of each label, in whole rupees. */
  existing: ReadonlyMap<string, number>;
}

/**
 * The current students of the plan's class by name, interns left out, each with the labels of the plan's fees that they
 * have for its academic year.
 */
export async function listClassOfPlan(
  db: Database,
  { academicYear, year, quota, heads }: FeePlan,
): Promise<FeeTaker[]> {
  let select = db
    .selectFrom('students')
    .select(['id', 'first_name', 'last_name', 'enrollment_number', 'quota'])
    .where('year', '=', year)
    .where('status', 'in', ['ACTIVE', 'DETAINED'])
    .orderBy('last_name_key')
    .orderBy('first_name_key')
    .orderBy('id');
  if (quota) select = select.where('quota', '=', quota);
  const students = await select.execute();
  const labels = heads.map(({ label }) => label);
  const ids = students.map(({ id }) => id);
  const amounts = await listFeeAmounts(db, academicYear, ids, labels);
  return students.map(({ id, first_name, last_name, ...student }) => ({
    ...camelCased(student),
    studentId: id,
    studentName: fullNameOf({ first_name, last_name }),
    existing: amounts.get(id) ?? new Map(),
  }));
}

/** What the student of each id has for the academic year with these labels: the sum of the amounts of each. */
export async function listFeeAmounts(
  db: Database,
  academicYear: string,
  studentIds: readonly string[],
  labels: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const found = new Map<string, Map<string, number>>();
  for (const fee of await listFeesBy(db, 'student_id', studentIds)) {
    const { studentId, label, amount } = fee;
    if (fee.academicYear !== academicYear || !labels.includes(label)) continue;
    const amounts = found.get(studentId) ?? new Map<string, number>();
    found.set(studentId, amounts.set(label, (amounts.get(label) ?? 0) + amount));
  }
  return found;
}

/** @param academicYear of the plan; null for chosen students */
export async function insertFeeRaise(
  tx: Tx,
  raise: Omit<FeeRaise, 'undoneAt'>,
  academicYear: string | null,
): Promise<void> {
  await insertRows(tx, 'fee_raises', [snakeCased({ ...raise, academicYear, undoneAt: null })]);
}

const selectRaises = (db: Database) =>
  db
    .selectFrom('fee_raises')
    .select(['id', 'plan', 'raised_at as raisedAt', 'raised_by as raisedBy', 'students', 'fees', 'amount'])
    .select('undone_at as undoneAt');

/** Latest first. @param most undefined: all */
export async function listFeeRaises(db: Database, most?: number): Promise<FeeRaise[]> {
  const raises = selectRaises(db).orderBy('raised_at', 'desc').orderBy('id', 'desc');
  return (most === undefined ? raises : raises.limit(most)).execute();
}

export async function findFeeRaise(db: Database, id: string): Promise<FeeRaise | undefined> {
  return selectRaises(db).where('id', '=', id).executeTakeFirst();
}

export async function markFeeRaiseUndone(tx: Tx, id: string, now: Date): Promise<void> {
  await updateWhere(tx, 'fee_raises', { id }, { undone_at: now.toISOString() });
}
