import { nextId } from '#server/db/ids.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { deleteRows, idsOf, insertRows, updateRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { years } from '#shared/kit/study-years.ts';
import type { TimetableEntry, TimetableEntryInput } from '#shared/teaching/timetable.ts';
import { plannedColumns, toPlanned } from './planned-classes.ts';

interface Asked {
  /** Entries that hold on any day from `from` to `to`. */
  from: string;
  to: string;
  weekday?: number | undefined;
  period?: number | undefined;
  year?: TimetableEntry['year'] | undefined;
  facultyId?: string | undefined;
  room?: string | undefined;
}

function selectEntries(db: Database) {
  return db
    .selectFrom('timetable')
    .innerJoin('subjects', 'subjects.id', 'timetable.subject_id')
    .leftJoin('faculty', 'faculty.id', 'timetable.faculty_id')
    .select(plannedColumns)
    .select(['timetable.id', 'timetable.version', 'timetable.year', 'weekday', 'valid_from', 'valid_until']);
}

/** By day of the week, period and year of study. */
export async function listTimetable(db: Database, asked: Asked): Promise<TimetableEntry[]> {
  let select = selectEntries(db)
    .where('valid_from', '<=', asked.to)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', asked.from)]))
    .orderBy('valid_from');
  if (asked.weekday) select = select.where('weekday', '=', asked.weekday);
  if (asked.period) select = select.where('period', '=', asked.period);
  if (asked.year) select = select.where('timetable.year', '=', asked.year);
  if (asked.facultyId) select = select.where('faculty_id', '=', asked.facultyId);
  if (asked.room) select = select.where('room', '=', asked.room);
  return (await select.execute()).map(toPlanned).sort(inOrder);
}

/** The year's names do not sort by themselves. */
const inOrder = (a: TimetableEntry, b: TimetableEntry) =>
  a.weekday - b.weekday || a.period - b.period || years.indexOf(a.year) - years.indexOf(b.year);

export async function findTimetableEntry(db: Database, id: string): Promise<TimetableEntry | undefined> {
  const row = await selectEntries(db).where('timetable.id', '=', id).executeTakeFirst();
  return row && toPlanned(row);
}

export async function insertTimetableEntry(tx: Tx, input: TimetableEntryInput): Promise<string> {
  const [id = ''] = await insertTimetableEntries(tx, [input]);
  return id;
}

export async function insertTimetableEntries(tx: Tx, inputs: readonly TimetableEntryInput[]) {
  const rows = inputs.map((input) => ({ id: nextId(), ...snakeCased(input), valid_until: null }));
  await insertRows(tx, 'timetable', rows);
  return idsOf(rows);
}

/** @returns whether the entry still had that version, or none was given */
export async function updateTimetableEntry(
  tx: Tx,
  id: string,
  input: TimetableEntryInput,
  version: number | undefined,
): Promise<boolean> {
  return updateRow(tx, 'timetable', { id, version, ...snakeCased(input) });
}

/** @param until the last day on which the entry holds */
export async function endTimetableEntry(tx: Tx, id: string, until: string, version: number | undefined) {
  return updateRow(tx, 'timetable', { id, version, valid_until: until });
}

export const deleteTimetableEntry = (tx: Tx, id: string) => deleteRows(tx, 'timetable', [id]);
