import * as z from 'zod/mini';
import { get } from '#shared/kit/call.ts';
import * as timetable from '#shared/teaching/timetable.ts';

export const timetableDayCalls = {
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
