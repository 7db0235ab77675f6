import * as z from 'zod/mini';
import { command, get } from '#shared/kit/call.ts';
import { officeTasksSchema } from '#shared/office/office-tasks.ts';

export const officeTaskCalls = {
  listOfficeTasks: get('/api/office-tasks', 'office-task.list', {
    summary: 'What needs doing today, what is still to be set up, and the last changes',
    answer: officeTasksSchema,
  }),
  confirmClock: command('/api/clock-confirmation', 'clock.confirm', {
    summary: 'Say that the day of the server’s clock is right, so that what is old is deleted again',
    body: z.object({ today: z.string('Say which day is today') }),
  }),
};
