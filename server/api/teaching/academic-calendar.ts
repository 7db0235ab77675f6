import type { Handlers } from '#server/context.ts';
import { calendarColumns } from '#server/csv/columns.ts';
import { exporting } from '#server/csv/export.ts';
import * as calendar from '#server/db/teaching/academic-calendar.ts';
import { records } from '#server/records/record-types.ts';
import { deleteInOtherYears, saveInOtherYears } from '#server/rules/teaching/calendar-years.ts';

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
