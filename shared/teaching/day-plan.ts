// The periods of a day and the rooms, which the timetable refers to.
import * as z from 'zod/mini';
import { clockTime } from '#shared/kit/dates.ts';
import { requiredText } from '#shared/kit/text/text.ts';

/** 'HH:MM' in India. A period is named by its place in the list, from 1. */
export const periodSchema = z.object({
  from: clockTime('Say when the period begins, e.g. 09:30'),
  to: clockTime('Say when the period ends, e.g. 10:20'),
});
export type Period = z.infer<typeof periodSchema>;

export const mostPeriods = 12;

export const dayPlanInputSchema = z.object({
  periods: z.array(periodSchema, 'Enter the periods of the day').check(
    z.minLength(1, { error: 'Enter at least one period', abort: true }),
    z.maxLength(mostPeriods, { error: `A day has at most ${mostPeriods} periods`, abort: true }),
    z.refine((periods) => periods.every(({ from, to }) => from < to), {
      error: 'Each period must end after it begins',
      abort: true,
    }),
    z.refine(
      (periods) => periods.every(({ from }, index) => from >= (periods[index - 1]?.to ?? '')),
      'Each period must begin when the one before it has ended, or later',
    ),
  ),
  rooms: z.array(requiredText('A room needs a name', 60)).check(
    z.maxLength(60, 'Enter at most 60 rooms'),
    z.refine((rooms) => new Set(rooms).size === rooms.length, 'Two rooms have the same name'),
  ),
});
export type DayPlanInput = z.output<typeof dayPlanInputSchema>;

export const dayPlanSchema = z.object({
  periods: z.array(periodSchema),
  rooms: z.array(z.string()),
  version: z.number(),
});
export type DayPlan = z.infer<typeof dayPlanSchema>;

/** Until the office enters its own: six periods of fifty minutes around a lunch break. */
export const usualDayPlan: DayPlanInput = {
  periods: [
    { from: '09:30', to: '10:20' },
    { from: '10:20', to: '11:10' },
    { from: '11:20', to: '12:10' },
    { from: '12:10', to: '13:00' },
    { from: '14:00', to: '15:00' },
    { from: '15:00', to: '16:00' },
  ],
  rooms: [
    'Lecture Hall 1',
    'Lecture Hall 2',
    'Lecture Hall 3',
    'Lecture Hall 4',
    'Practice Room 1',
    'Practice Room 2',
    'Practice Room 3',
    'Practice Room 4',
  ],
};
