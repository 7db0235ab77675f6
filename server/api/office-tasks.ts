import { listLastChanges } from '#server/db/audit-log.ts';
import { listOfficeTasks, listSetUpSteps } from '#server/db/office-tasks.ts';
import type { Handlers } from '#server/http/context.ts';
import { indiaDate } from '#shared/format.ts';

const shownChanges = 5;

export const officeTaskHandlers = {
  listOfficeTasks: async ({ db, clock }) => ({
    tasks: await listOfficeTasks(db, indiaDate(clock())),
    setUp: await listSetUpSteps(db),
    changes: await listLastChanges(db, shownChanges),
  }),
} satisfies Partial<Handlers>;
