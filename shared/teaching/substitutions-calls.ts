import * as z from 'zod/mini';
import { create, get, remove } from '#shared/kit/call.ts';
import { askedDays } from '#shared/kit/dates.ts';
import * as timetable from '#shared/teaching/timetable.ts';

export const substitutionCalls = {
  listSubstitutions: get('/api/substitutions', 'timetable.read', {
    summary: 'What differs from the timetable on single days; 30 days from today without dates',
    query: z.object(askedDays),
    answer: z.array(timetable.changeOfDaySchema),
    offline: true,
  }),
  createSubstitution: create('/api/substitutions', 'substitution.write', {
    summary:
      'Change a class for one day: another teacher, subject or room, or none; a teacher says only that an own class is not held',
    body: timetable.substitutionInputSchema,
    answer: timetable.substitutionSchema,
  }),
  deleteSubstitution: remove('/api/substitutions/{id}', 'substitution.write', {
    summary: 'Take back the change of a day',
  }),
};
