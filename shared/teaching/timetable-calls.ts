import * as z from 'zod/mini';
import { create, exportFile, get, remove, update } from '#shared/kit/call.ts';
import { isoDate } from '#shared/kit/dates.ts';
import { idText } from '#shared/kit/ids.ts';
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
    /** The week of `on` is entered again from a day on, of one year of study or of all. */
    body: z.object({
      on: isoDate('Choose the week to copy', 'validity'),
      validFrom: isoDate('Say from which day this holds', 'validity'),
      year: z.optional(timetable.yearField),
    }),
    /** How many classes were entered, and why others were not. */
    answer: z.object({ entered: z.number(), left: z.array(z.string()) }),
  }),
  updateTimetableEntry: update('/api/timetable/{id}', 'timetable.write', {
    summary: 'Change a class of the week from a day on; with If-Match only this version of it',
    body,
    answer,
  }),
  deleteTimetableEntry: remove('/api/timetable/{id}', 'timetable.write', {
    summary: 'Take a class out of the week from a day on',
    /** The first day on which the entry no longer holds; today without it. */
    query: z.object({ from: z.optional(isoDate('from must be a date', 'validity')) }),
  }),
  readTimetableDay: get('/api/timetable-days/{day}', 'timetable.read', {
    summary: 'One day as it is held: timetable, substitutions and, for staff, the registers that are taken',
    params: { day: isoDate('No such day', 'search') },
    query: z.object({
      year: z.optional(timetable.yearField),
      facultyId: z.optional(idText),
    }),
    answer: timetable.timetableDaySchema,
    offline: true,
  }),
  listRegistersDue: get('/api/registers-due', 'class.read', {
    summary: 'Classes that were to be held and have no register yet, the newest day first',
    /** Classes that were to be held and have no register yet. */
    query: z.object({ ...timetable.fewDays, facultyId: z.optional(idText) }).check(timetable.atMostDays(31)),
    answer: z.array(timetable.dueClassSchema),
    offline: true,
  }),
};
