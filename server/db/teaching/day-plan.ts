import { sql } from 'kysely';
import { saveRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { type DayPlan, type DayPlanInput, type Period, usualDayPlan } from '#shared/teaching/day-plan.ts';

/** The plan of the college; the usual one, with version 0, until the office has entered its own. */
export async function readDayPlan(db: Database): Promise<DayPlan> {
  const row = await db.selectFrom('day_plan').select(['periods', 'rooms', 'version']).executeTakeFirst();
  if (!row) return { ...usualDayPlan, version: 0 };
  return {
    periods: JSON.parse(row.periods) as Period[], // written by saveDayPlan
    rooms: JSON.parse(row.rooms) as string[],
    version: row.version,
  };
}

/** Called under a lock, with the version that was read. */
export async function saveDayPlan(tx: Tx, { periods, rooms }: DayPlanInput, version: number): Promise<void> {
  const columns = {
    periods: JSON.stringify(periods),
    rooms: JSON.stringify(rooms),
    version: version + 1,
  };
  await saveRow(tx, 'day_plan', { id: 'college' }, columns);
}

/** The highest period that the timetable or a substitution uses on that day or later. */
export async function lastPeriodUsed(db: Database, today: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(period) as last from (
    select period from timetable where valid_until is null or valid_until >= ${today}
    union all select period from substitutions where day >= ${today}) as used`.execute(db);
  return rows[0]?.last ?? 0;
}
