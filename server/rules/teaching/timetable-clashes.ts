// One class at a time for each year, teacher and room: in the timetable, and on the day of a substitution.

import type { Database, Tx } from '#server/db/schema.ts';
import { readDayPlan } from '#server/db/teaching/day-plan.ts';
import { findSubject } from '#server/db/teaching/subjects.ts';
import { listSubstitutions } from '#server/db/teaching/substitutions.ts';
import { listTimetable } from '#server/db/teaching/timetable.ts';
import { conflict, invalid } from '#server/errors.ts';
import { counted, formatDate } from '#shared/kit/format.ts';
import { type Year, yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import type {
  DayClass,
  Substitution,
  TimetableEntry,
  TimetableEntryInput,
} from '#shared/teaching/timetable.ts';
import { weekdayLabel, weekdayOf } from '#shared/teaching/weekdays.ts';

type Planned = Pick<DayClass, 'year' | 'subject' | 'faculty' | 'room'>;
type Wanted = { year: Year; facultyId: string | null; room: string };

/** What the two have in common, as the refusal names it; undefined where both can take place. */
function clashOf(
  wanted: Wanted,
  other: Planned,
  when: string,
): { sentence: string; field: string } | undefined {
  const theirs = `${other.subject.name} (${yearLabels[other.year]} year${other.room && `, ${other.room}`})`;
  if (other.year === wanted.year)
    return {
      sentence: `The ${yearLabels[other.year].toLowerCase()} year has ${theirs} ${when}.`,
      field: 'year',
    };
  if (other.faculty && other.faculty.id === wanted.facultyId)
    return { sentence: `${fullName(other.faculty)} teaches ${theirs} ${when}.`, field: 'facultyId' };
  if (wanted.room && other.room === wanted.room)
    return { sentence: `${other.room} is taken by ${theirs} ${when}.`, field: 'room' };
  return undefined;
}

/** @throws 400 where there is no such period, or the subject belongs to another year */
export async function expectTaught(
  tx: Tx,
  { subjectId, year, period }: Pick<TimetableEntryInput, 'subjectId' | 'year' | 'period'>,
): Promise<void> {
  const { periods } = await readDayPlan(tx);
  const refuse = (field: string, sentence: string) => invalid(sentence, field);
  if (period > periods.length) throw refuse('period', `The day has ${counted(periods.length, 'period')}.`);
  const subject = await findSubject(tx, subjectId);
  if (!subject) throw refuse('subjectId', 'Choose a subject');
  if (subject.year !== year)
    throw refuse(
      'subjectId',
      `${subject.name} is a subject of the ${yearLabels[subject.year].toLowerCase()} year.`,
    );
}

/** The last day that a date can name: an entry without an end holds until then. */
export const always = '9999-12-31';

/** @param except entries that the new one replaces @throws 409 that names what the entry would conflict with */
export async function expectFreeCell(
  tx: Tx,
  wanted: TimetableEntryInput,
  until: string | null,
  except: readonly string[] = [],
): Promise<void> {
  const { weekday, period, validFrom } = wanted;
  const others = await listTimetable(tx, { from: validFrom, to: until ?? always, weekday, period });
  const clash = clashInCell(
    wanted,
    others.filter(({ id }) => !except.includes(id)),
  );
  if (clash) throw conflict(clash.sentence, clash.field);
}

/** @param others entries that hold on a day on which the wanted one is to hold */
export function clashInCell(wanted: TimetableEntryInput, others: readonly TimetableEntry[]) {
  const { weekday, period, validFrom } = wanted;
  for (const other of others) {
    if (other.weekday !== weekday || other.period !== period) continue;
    const since = other.validFrom > validFrom ? ` from ${formatDate(other.validFrom)}` : '';
    const clash = clashOf(wanted, other, `on ${weekdayLabel(weekday)}, period ${period}${since}`);
    if (clash) return clash;
  }
  return undefined;
}

/** What is taught in one period of a day, substitutions applied. */
export async function plannedAt(
  db: Database,
  day: string,
  period: number,
): Promise<(TimetableEntry | Substitution)[]> {
  const entries = await listTimetable(db, { from: day, to: day, weekday: weekdayOf(day), period });
  const changes = (await listSubstitutions(db, { from: day, to: day })).filter(
    (substitution) => substitution.period === period,
  );
  return [...entries.filter(({ year }) => !changes.some((change) => change.year === year)), ...changes];
}

/** @throws 409 where teacher or room are needed elsewhere in that period of the day */
export async function expectFreeOnDay(
  tx: Tx,
  wanted: Wanted & { day: string; period: number },
): Promise<void> {
  const { day, period } = wanted;
  for (const other of await plannedAt(tx, day, period)) {
    // The class that is replaced is of the same year.
    if (other.year === wanted.year || ('isCancelled' in other && other.isCancelled)) continue;
    const clash = clashOf(wanted, other, `on ${formatDate(day)}, period ${period}`);
    if (clash) throw conflict(clash.sentence, clash.field);
  }
}
