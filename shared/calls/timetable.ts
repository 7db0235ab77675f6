import * as z from 'zod/mini';
import { create, get, remove, update } from '#shared/call.ts';
import * as timetable from '#shared/timetable.ts';

const { timetableEntrySchema: answer, timetableEntryInputSchema: body } = timetable;

export const timetableCalls = {
  listTimetable: get(
    '/api/timetable',
    'timetable.read',
    'The timetable of a week: of a year, a teacher, a room or the whole college',
    { query: timetable.timetableQuerySchema, answer: z.array(answer) },
  ),
  createTimetableEntry: create('/api/timetable', 'timetable.write', 'Enter a class of the week', {
    body,
    answer,
  }),
  updateTimetableEntry: update(
    '/api/timetable/{id}',
    'timetable.write',
    'Change a class of the week from a day on; with If-Match only this version of it',
    { body, answer },
  ),
  deleteTimetableEntry: remove(
    '/api/timetable/{id}',
    'timetable.write',
    'Take a class out of the week from a day on',
    { query: timetable.timetableEndSchema },
  ),
  readTimetableDay: get(
    '/api/timetable-days/{day}',
    'timetable.read',
    'One day as it is held: timetable, substitutions and, for staff, the registers that are taken',
    {
      params: timetable.dayParams,
      query: timetable.timetableDayQuerySchema,
      answer: timetable.timetableDaySchema,
    },
  ),
  listRegistersDue: get(
    '/api/registers-due',
    'class.read',
    'Classes that were to be held and have no register yet, the newest day first',
    { query: timetable.registersDueQuerySchema, answer: z.array(timetable.dueClassSchema) },
  ),
  listSubstitutions: get(
    '/api/substitutions',
    'timetable.read',
    'What differs from the timetable on single days; 30 days from today without dates',
    { query: timetable.substitutionQuerySchema, answer: z.array(timetable.substitutionSchema) },
  ),
  createSubstitution: create(
    '/api/substitutions',
    'timetable.write',
    'Change a class for one day: another teacher, subject or room, or none',
    { body: timetable.substitutionInputSchema, answer: timetable.substitutionSchema },
  ),
  deleteSubstitution: remove('/api/substitutions/{id}', 'timetable.write', 'Take back the change of a day'),
};
