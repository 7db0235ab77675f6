import type { Handlers } from '#server/context.ts';
import { listRegistersDue, readTimetableDay } from '#server/rules/teaching/timetable-days.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { isStaff } from '#shared/roles.ts';

export const timetableDayHandlers = {
  readTimetableDay: async ({ db, params, query, session, clock }) =>
    readTimetableDay(db, params.day, indiaDate(clock()), query, isStaff(session)),

  listRegistersDue: async ({ db, query, clock }) => listRegistersDue(db, query, indiaDate(clock())),
} satisfies Partial<Handlers>;
