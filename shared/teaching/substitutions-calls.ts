import * as z from 'zod/mini';
import { create, get, remove } from '#shared/kit/call.ts';
import * as timetable from '#shared/teaching/timetable.ts';

export const substitutionCalls = {
  listSubstitutions: get(
    '/api/substitutions',
    'timetable.read',
    'What differs from the timetable on single days; 30 days from today without dates',
    { query: timetable.substitutionQuerySchema, answer: z.array(timetable.changeOfDaySchema), offline: true },
  ),
  createSubstitution: create(
    '/api/substitutions',
    'timetable.write',
    'Change a class for one day: another teacher, subject or room, or none',
    { body: timetable.substitutionInputSchema, answer: timetable.substitutionSchema },
  ),
  deleteSubstitution: remove('/api/substitutions/{id}', 'timetable.write', 'Take back the change of a day'),
};
