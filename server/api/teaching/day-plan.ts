import type { Handlers } from '#server/context.ts';
import { lastPeriodUsed, readDayPlan, saveDayPlan } from '#server/db/teaching/day-plan.ts';
import { conflict } from '#server/errors.ts';
import { changeSettings } from '#server/rules/office/settings-changes.ts';
import { indiaDate } from '#shared/kit/format.ts';
import type { Period } from '#shared/teaching/day-plan.ts';

export const dayPlanHandlers = {
  readDayPlan: ({ db }) => readDayPlan(db),

  updateDayPlan: async (context) =>
    changeSettings(context, {
      recordId: 'day-plan',
      lock: 'timetable',
      read: readDayPlan,
      audited: inWords,
      save: async (tx, { version }) => {
        const { body, clock } = context;
        const last = await lastPeriodUsed(tx, indiaDate(clock()));
        if (body.periods.length < last)
          throw conflict(`The timetable uses period ${last}: take it out there first.`, 'periods');
        await saveDayPlan(tx, body, version);
      },
    }),
} satisfies Partial<Handlers>;

const inWords = ({ periods, rooms }: { periods: Period[]; rooms: string[] }) => ({
  periods: periods.map(({ from, to }) => `${from}–${to}`).join(', '),
  rooms: rooms.join(', '),
});
