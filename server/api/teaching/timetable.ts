import type { Context, Handlers } from '#server/context.ts';
import { type ExportColumn, exporting } from '#server/csv/export.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Tx } from '#server/db/schema.ts';
import { readDayPlan } from '#server/db/teaching/day-plan.ts';
import * as timetable from '#server/db/teaching/timetable.ts';
import { changedMeanwhile, orNotFound } from '#server/errors.ts';
import { saveChange } from '#server/records/save-change.ts';
import {
  always,
  clashInCell,
  expectFreeCell,
  expectTaught,
} from '#server/rules/teaching/timetable-clashes.ts';
import { isOn, listRegistersDue, readTimetableDay } from '#server/rules/teaching/timetable-days.ts';
import { counted, formatDate, indiaDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import { isStaff } from '#shared/roles.ts';
import { classKindLabels } from '#shared/teaching/class-kinds.ts';
import type { TimetableEntry, TimetableEntryInput, TimetableQuery } from '#shared/teaching/timetable.ts';
import { addDays, mondayOf, weekdayLabel } from '#shared/teaching/weekdays.ts';

const entryColumns: readonly ExportColumn<TimetableEntry>[] = [
  ['weekday', ({ weekday }) => weekdayLabel(weekday)],
  ['period', ({ period }) => period],
  ['year', ({ year }) => year, { choiceLabels: yearLabels }],
  ['code', ({ subject }) => subject.code],
  ['subject', ({ subject }) => subject.name],
  ['kind', ({ kind }) => kind, { choiceLabels: classKindLabels }],
  ['teacher', ({ faculty }) => (faculty ? fullName(faculty) : '')],
  ['room', ({ room }) => room],
  ['validFrom', ({ validFrom }) => validFrom, { control: 'date' }],
  ['validUntil', ({ validUntil }) => validUntil, { control: 'date' }],
];

function listWeek({ db, query, clock }: Pick<Context<never>, 'db' | 'clock'> & { query: TimetableQuery }) {
  const monday = mondayOf(query.on ?? indiaDate(clock()));
  return timetable.listTimetable(db, { ...query, from: monday, to: addDays(monday, 6) });
}

export const timetableHandlers = {
  listTimetable: listWeek,

  exportTimetable: exporting('timetable', 'timetable', entryColumns, (context) => listWeek(context)),

  readTimetableDay: ({ db, params, query, session, clock }) =>
    readTimetableDay(db, params.day, indiaDate(clock()), query, isStaff(session)),

  listRegistersDue: ({ db, query, clock }) => listRegistersDue(db, query, indiaDate(clock())),

  createTimetableEntry: async ({ db, body, author, clock }) =>
    db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, 'timetable');
      await expectTaught(tx, body);
      await expectFreeCell(tx, body, null);
      const after = await existing(tx, await timetable.insertTimetableEntry(tx, body));
      await insertAudit(tx, author, { ...change('create', after), after: audited(after) }, clock());
      return after;
    }),

  createTimetableCopy: async ({ db, body: { on, validFrom, year }, author, clock }) =>
    db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, 'timetable');
      const monday = mondayOf(on);
      const week = await timetable.listTimetable(tx, { from: monday, to: addDays(monday, 6), year });
      const others = await timetable.listTimetable(tx, { from: validFrom, to: always });
      const { periods } = await readDayPlan(tx);
      const left: string[] = [];
      const entered: TimetableEntryInput[] = [];
      for (const entry of week.filter((planned) => isOn(planned, addDays(monday, planned.weekday - 1)))) {
        const { subject, faculty, id: _, version: _version, validUntil: _until, ...same } = entry;
        const input = { ...same, subjectId: subject.id, facultyId: faculty?.id ?? null, validFrom };
        if (others.some((other) => isSame(other, input))) continue; // it holds already
        const clash = clashInCell(input, others);
        if (clash) left.push(clash.sentence);
        else if (input.period > periods.length)
          left.push(`The day has ${counted(periods.length, 'period')}.`);
        else entered.push(input);
      }
      const [recordId = null] = await timetable.insertTimetableEntries(tx, entered);
      const label = `${year ? `${yearLabels[year]} year` : 'All years'}, as in the week of ${formatDate(monday)}`;
      const after = { classes: entered.length, from: validFrom };
      const entry = { action: 'create', noun: 'timetable', label, after } as const;
      if (recordId) await insertAudit(tx, author, { ...entry, recordId }, clock());
      return { entered: entered.length, left: [...new Set(left)] };
    }),

  // An entry that has begun keeps its past: it ends the day before, and a new one takes its cell.
  updateTimetableEntry: (context) => {
    const { params, body, ifMatch: version } = context;
    const save = async (tx: Tx) => {
      await lockUntilCommit(tx, 'timetable');
      const before = await existing(tx, params.id);
      await expectTaught(tx, body);
      await expectFreeCell(tx, body, before.validUntil, [before.id]);
      let { id } = before;
      if (body.validFrom > before.validFrom && !isSame(before, body)) {
        const until = addDays(body.validFrom, -1);
        if (!(await timetable.endTimetableEntry(tx, id, until, version))) throw changedMeanwhile();
        id = await timetable.insertTimetableEntry(tx, body);
      } else if (!(await timetable.updateTimetableEntry(tx, id, earliest(before, body), version)))
        throw changedMeanwhile();
      const after = await existing(tx, id);
      return { before, after, entry: change('update', after) };
    };
    return saveChange(context, save, audited);
  },

  deleteTimetableEntry: async ({ db, params, query, author, clock, ifMatch: version }) => {
    await db.transaction().execute(async (tx) => {
      await lockUntilCommit(tx, 'timetable');
      const before = await existing(tx, params.id);
      const from = query.from ?? indiaDate(clock());
      if (from <= before.validFrom) await timetable.deleteTimetableEntry(tx, params.id);
      else if (!(await timetable.endTimetableEntry(tx, params.id, addDays(from, -1), version)))
        throw changedMeanwhile();
      await insertAudit(tx, author, { ...change('delete', before), before: audited(before) }, clock());
    });
  },
} satisfies Partial<Handlers>;

async function existing(tx: Tx, id: string): Promise<TimetableEntry> {
  return orNotFound(await timetable.findTimetableEntry(tx, id), 'Entry of the timetable');
}

/** Whether only the day changes from which it holds. */
function isSame(entry: TimetableEntry, input: TimetableEntryInput): boolean {
  return (
    entry.weekday === input.weekday &&
    entry.period === input.period &&
    entry.year === input.year &&
    entry.subject.id === input.subjectId &&
    (entry.faculty?.id ?? null) === input.facultyId &&
    entry.room === input.room &&
    entry.kind === input.kind
  );
}

/** A save without another difference does not shorten the time in which the entry holds. */
const earliest = (before: TimetableEntry, input: TimetableEntryInput): TimetableEntryInput => ({
  ...input,
  validFrom: before.validFrom < input.validFrom ? before.validFrom : input.validFrom,
});

const change = <A extends 'create' | 'update' | 'delete'>(action: A, entry: TimetableEntry) => ({
  action,
  noun: 'timetable' as const,
  recordId: entry.id,
  label: `${yearLabels[entry.year]} year, ${weekdayLabel(entry.weekday)}, period ${entry.period}`,
});

const audited = (entry: TimetableEntry) => ({
  weekday: weekdayLabel(entry.weekday),
  period: entry.period,
  year: yearLabels[entry.year],
  subject: `${entry.subject.code} ${entry.subject.name}`,
  teacher: entry.faculty && fullName(entry.faculty),
  room: entry.room,
  kind: classKindLabels[entry.kind],
  from: entry.validFrom,
  until: entry.validUntil,
});
