import { get } from '#shared/kit/call.ts';
import { officeTasksSchema } from '#shared/office/office-tasks.ts';

export const officeTaskCalls = {
  listOfficeTasks: get(
    '/api/office-tasks',
    'office-task.list',
    'What needs doing today, what is still to be set up, and the last changes',
    { answer: officeTasksSchema },
  ),
};
