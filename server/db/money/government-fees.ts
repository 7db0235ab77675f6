// What the government pays. A release is a payment by scholarship for a fee that it pays.
import { type Selectable, sql } from 'kysely';
import { snakeCased } from '#server/db/row-names.ts';
import { rowsFor, updateWhere } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import type { Fee } from '#shared/money/fees.ts';

type PayerRow = Pick<
  Selectable<Schema['fees']>,
  'id' | 'payable_by' | 'sanctioned_on' | 'refused_on' | 'refused_reason'
>;

const concernsGovernment = ({ payable_by, refused_on }: PayerRow) =>
  payable_by === 'government' || refused_on !== null;

type Releases = ReadonlyMap<string, (NonNullable<Fee['releases']>[number] & { fee_id: string })[]>;

/** By the fee's id, latest first; read only where the government pays one of the fees. */
export async function releasesOf(db: Database, fees: readonly PayerRow[]): Promise<Releases> {
  const ids = fees.filter(concernsGovernment).map(({ id }) => id);
  const rows = await rowsFor(ids, (chunk) =>
    db
      .selectFrom('payments')
      .select(['fee_id', 'amount', 'paid_on as releasedOn', 'reference'])
      .where('fee_id', 'in', chunk)
      .where('mode', '=', 'scholarship')
      .where('cancelled_on', 'is', null)
      .orderBy('paid_on', 'desc')
      .orderBy('id', 'desc'),
  );
  return Map.groupBy(rows, ({ fee_id }) => fee_id);
}

/** The properties that only such a fee has. */
export function governmentPart(row: PayerRow, releases: Releases): Partial<Fee> {
  if (!concernsGovernment(row)) return {};
  return {
    payableBy: row.payable_by,
    sanctionedOn: row.sanctioned_on,
    releases: (releases.get(row.id) ?? []).map(({ fee_id: _, ...release }) => release),
    ...(row.refused_on && { refusedOn: row.refused_on, refusedReason: row.refused_reason ?? '' }),
  };
}

export async function updatePayer(
  tx: Tx,
  id: string,
  { payableBy = 'student', sanctionedOn = null, dueOn, ...refusal }: Partial<Fee> & { dueOn: string },
): Promise<void> {
  const { refusedOn = null, refusedReason = null } = refusal;
  const columns = { payableBy, sanctionedOn, refusedOn, refusedReason, dueOn };
  await updateWhere(tx, 'fees', { id }, snakeCased(columns));
}

/**
 * Students who are not eligible any more owe what the government was to pay, from that day on.
 * @returns the fees that were turned
 */
export async function turnClaimsToStudents(
  tx: Tx,
  studentIds: readonly string[],
  { refusedOn, refusedReason }: { refusedOn: string; refusedReason: string },
): Promise<{ student_id: string; label: string }[]> {
  return rowsFor(studentIds, (chunk) =>
    tx
      .updateTable('fees')
      .set((set) => ({
        payable_by: 'student',
        refused_on: refusedOn,
        refused_reason: refusedReason,
        due_on: sql<string>`case when due_on < ${refusedOn} then ${refusedOn} else due_on end`,
        version: set('version', '+', 1),
      }))
      .where('student_id', 'in', chunk)
      .where('payable_by', '=', 'government')
      .returning(['student_id', 'label']),
  );
}

/** Claims that only the quota has ended are claims again where it allows them, unless the student has paid. @returns the fees that were turned */
export async function turnClaimsBack(tx: Tx, studentIds: readonly string[], refusedReason: string) {
  return rowsFor(studentIds, (chunk) =>
    tx
      .updateTable('fees')
      .set((set) => ({
        payable_by: 'government',
        refused_on: null,
        refused_reason: null,
        version: set('version', '+', 1),
      }))
      .where('student_id', 'in', chunk)
      .where('refused_reason', '=', refusedReason)
      .where('paid', '=', 0)
      .where('conceded', '=', 0)
      .returning(['student_id', 'label']),
  );
}
