import type { Selectable } from 'kysely';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import {
  type AcademicYear,
  type AcademicYearInput,
  usualAcademicYear,
} from '#shared/office/academic-years.ts';

/** What the office has set for the year; the usual values, with version 0, until it has set any. */
export async function findAcademicYear(db: Database, id: string): Promise<AcademicYear> {
  const row = await db.selectFrom('academic_years').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toAcademicYear(row) : usualAcademicYear(id);
}

function toAcademicYear(row: Selectable<Schema['academic_years']>): AcademicYear {
  return {
    id: row.id,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    eligibleFrom: row.eligible_from,
    condonableFrom: row.condonable_from,
    aggregateFrom: row.aggregate_from,
    leaveCounts: row.leave_counts,
    dutyCounts: row.duty_counts,
    version: row.version,
  };
}

/** Called under a lock, with the version that was read. */
export async function saveAcademicYear(
  tx: Tx,
  id: string,
  input: AcademicYearInput,
  version: number,
): Promise<void> {
  const columns = {
    starts_on: input.startsOn,
    ends_on: input.endsOn,
    eligible_from: input.eligibleFrom,
    condonable_from: input.condonableFrom,
    aggregate_from: input.aggregateFrom,
    leave_counts: input.leaveCounts,
    duty_counts: input.dutyCounts,
    version: version + 1,
  };
  await tx
    .insertInto('academic_years')
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}
