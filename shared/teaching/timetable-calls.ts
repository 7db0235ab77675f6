import * as z from 'zod/mini';
import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import * as timetable from '#shared/teaching/timetable.ts';

const { timetableEntrySchema: answer, timetableEntryInputSchema: body } = timetable;

export const timetableCalls = {
  listTimetable: get('/api/timetable', 'timetable.read', {
    summary: 'The timetable of a week: of a year, a teacher, a room or the whole college',
    query: timetable.timetableQuerySchema,
    answer: z.array(answer),
    offline: true,
  }),
  exportTimetable: exportFile('/api/timetable.csv', 'timetable.read', timetable.timetableQuerySchema),
  createTimetableEntry: create('/api/timetable', 'timetable.write', {
    summary: 'Enter a class of the week',
    body,
    answer,
  }),
  createTimetableCopy: create('/api/timetable-copies', 'timetable.write', {
    summary:
      'Enter the classes of a week again from a day on, where their cells are free; the others are named with the reason',
    body: timetable.timetableCopyInputSchema,
    answer: timetable.timetableCopySchema,
  }),
  updateTimetableEntry: update('/api/timetable/{id}', 'timetable.write', {
    summary: 'Change a class of the week from a day on; with If-Match only this version of it',
    body,
    answer,
  }),
  deleteTimetableEntry: remove('/api/timetable/{id}', 'timetable.write', {
    summary: 'Take a class out of the week from a day on',
    query: timetable.timetableEndSchema,
  }),
  readTimetableDay: get('/api/timetable-days/{day}', 'timetable.read', {
    summary: 'One day as it is held: timetable, substitutions and, for staff, the registers that are taken',
    params: timetable.dayParams,
    query: timetable.timetableDayQuerySchema,
    answer: timetable.timetableDaySchema,
    offline: true,
  }),
  listRegistersDue: get('/api/registers-due', 'class.read', {
    summary: 'Classes that were to be held and have no register yet, the newest day first',
    query: timetable.registersDueQuerySchema,
    answer: z.array(timetable.dueClassSchema),
    offline: true,
  }),
};
