import { get, update } from '#shared/kit/call.ts';
import { dayPlanSchema as answer, dayPlanInputSchema as body } from '#shared/teaching/day-plan.ts';

export const dayPlanCalls = {
  readDayPlan: get('/api/day-plan', 'timetable.read', {
    summary: 'The periods of a day, and the rooms',
    answer,
    offline: true,
  }),
  updateDayPlan: update('/api/day-plan', 'timetable.write', {
    summary: 'Change the periods of a day and the rooms; with If-Match only this version of them',
    body,
    answer,
  }),
};
