// An entry of the academic calendar that holds for the whole college is an entry of each year of study.

import type { Context, Handlers } from '#server/context.ts';
import { calendarColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import { lockRecords } from '#server/db/locks.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { insertDeletedRecord } from '#server/db/office/deleted-records.ts';
import { deleteRows, idsOf } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import * as calendar from '#server/db/teaching/academic-calendar.ts';
import { calendarRows, listSameEntries, type StoredEntry } from '#server/db/teaching/academic-calendar.ts';
import { records } from '#server/records/record-types.ts';
import { years } from '#shared/kit/study-years.ts';

const changes = records['academic-calendar'];

export const academicCalendarHandlers = {
  listCalendarEntries: ({ db, query }) => calendar.listCalendarEntries(db, query),

  exportCalendarEntries: exporting(
    'academic-calendar',
    'academic-calendar',
    calendarColumns,
    ({ db, query }) => calendar.listCalendarEntries(db, query),
  ),

  findCalendarEntry: ({ db, params }) => changes.existing(db, params.id),

  createCalendarEntry: async (context) => {
    const { allYears, ...input } = context.body;
    const entry = { ...input, kind: input.kind ?? 'event' };
    return changes.create(context, async (tx) => {
      if (allYears) await saveInOtherYears(tx, context, entry);
      return calendar.calendarRows.insert(tx, entry);
    });
  },

  updateCalendarEntry: async (context) => {
    const { allYears, ...input } = context.body;
    const { id } = context.params;
    const saved = await changes.update(context, id, async (tx, before, version) => {
      const entry = { ...input, kind: input.kind ?? before.kind };
      if (allYears) await saveInOtherYears(tx, context, entry, before);
      return calendar.calendarRows.update(tx, id, entry, version);
    });
    // A save without a difference is rolled back as a whole: then only the other years get theirs.
    if (allYears) await context.db.transaction().execute((tx) => saveInOtherYears(tx, context, saved));
    return saved;
  },

  deleteCalendarEntry: async (context) =>
    changes.remove(context, context.params.id, async (tx, entry) => {
      if (context.query.allYears) await deleteInOtherYears(tx, context, entry);
    }),
} satisfies Partial<Handlers>;

/** Four years at most. @param before the entry until now: those that equal it in other years are changed with it */
async function saveInOtherYears(
  tx: Tx,
  { author, clock }: Pick<Context<never>, 'author' | 'clock'>,
  { year: own, date, event, kind }: StoredEntry,
  before: Pick<StoredEntry, 'year' | 'date' | 'event'> = { year: own, date, event },
): Promise<void> {
  const same = await listSameEntries(tx, before);
  for (const year of years) {
    if (year === own || year === before.year) continue;
    const entry = { year, date, event, kind };
    const found = same.find((entry) => entry.year === year);
    if (found && found.date === date && found.event === event && found.kind === kind) continue;
    if (found) await calendarRows.update(tx, found.id, entry, undefined);
    const recordId = found?.id ?? (await calendarRows.insert(tx, entry));
    const after = await calendarRows.find(tx, recordId);
    const change = { noun: 'academic-calendar', recordId, after } as const;
    await insertAudit(
      tx,
      author,
      found ? { ...change, action: 'update', before: found } : { ...change, action: 'create' },
      clock(),
    );
  }
}

/** The same entries of the other years; each can be restored by itself. */
async function deleteInOtherYears(
  tx: Tx,
  { author, clock }: Pick<Context<never>, 'author' | 'clock'>,
  entry: Pick<StoredEntry, 'year' | 'date' | 'event'>,
): Promise<void> {
  const same = await listSameEntries(tx, entry);
  const noun = 'academic-calendar';
  const ids = idsOf(same);
  await lockRecords(tx, noun, ids);
  for (const before of same) {
    const recordId = before.id;
    const kept = { noun, recordId, label: records[noun].label(before) } as const;
    await insertDeletedRecord(tx, { ...kept, deletedBy: author.accountId, now: clock() });
    await insertAudit(tx, author, { action: 'delete', noun, recordId, before }, clock());
  }
  await deleteRows(tx, 'academic_calendar', ids);
}
