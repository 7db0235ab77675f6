import { snakeCased } from '#server/db/row-names.ts';
import { insertRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { DayClose } from '#shared/money/cash-desk/day-closes.ts';

const select = (db: Database) =>
  db
    .selectFrom('day_closes')
    .select(['id', 'day', 'booked', 'counted', 'reason', 'closed_at as closedAt', 'closed_by as closedBy'])
    .orderBy('day', 'desc');

export const listDayCloses = (db: Database): Promise<DayClose[]> => select(db).execute();

export const findDayClose = (db: Database, id: string): Promise<DayClose | undefined> =>
  select(db).where('id', '=', id).executeTakeFirst();

/** The last closed day; undefined where none is. */
export async function findLastClosedDay(db: Database): Promise<string | undefined> {
  const row = await select(db).clearSelect().select('day').limit(1).executeTakeFirst();
  return row?.day;
}

export async function insertDayClose(tx: Tx, close: Omit<DayClose, 'id'>): Promise<DayClose> {
  const id = await insertRow(tx, 'day_closes', snakeCased(close));
  return { id, ...close };
}
