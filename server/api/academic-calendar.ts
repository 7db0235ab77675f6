import { calendarColumns } from '#server/csv/columns.ts';
import { sendCsv } from '#server/csv/export.ts';
import * as calendar from '#server/db/academic-calendar.ts';
import type { Handlers } from '#server/http/context.ts';
import { tagVersion } from '#server/http/if-match.ts';
import { records } from '#server/records/record-types.ts';
import { totalCountHeader } from '#shared/list-query.ts';

const changes = records['academic-calendar'];

export const academicCalendarHandlers = {
  listCalendarEntries: async ({ db, query, reply }) => {
    const { rows, total } = await calendar.listCalendarEntries(db, query);
    reply.header(totalCountHeader, total);
    return rows;
  },

  exportCalendarEntries: async (context) => {
    const fileName = 'academic-calendar.csv';
    const file = { noun: 'academic-calendar', fileName, columns: calendarColumns } as const;
    return sendCsv(context, file, calendar.listCalendarEntries);
  },

  findCalendarEntry: async ({ db, params, reply }) => {
    const entry = await changes.existing(db, params.id);
    tagVersion(reply, entry);
    return entry;
  },

  createCalendarEntry: async (context) =>
    changes.create(context, (tx) => calendar.insertCalendarEntry(tx, context.body)),

  updateCalendarEntry: async (context) => {
    const { params, body } = context;
    return changes.update(context, params.id, (tx, _before, version) =>
      calendar.updateCalendarEntry(tx, params.id, body, version),
    );
  },

  deleteCalendarEntry: async (context) =>
    changes.remove(context, context.params.id, (tx, { id }) => calendar.deleteCalendarEntry(tx, id)),
} satisfies Partial<Handlers>;
