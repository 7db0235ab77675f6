import { insertAudit } from '#server/db/audit-log.ts';
import { lastPeriodUsed, readDayPlan, saveDayPlan } from '#server/db/day-plan.ts';
import { lockUntilCommit } from '#server/db/dialect.ts';
import type { Tx } from '#server/db/schema.ts';
import { changedMeanwhile, conflict } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { readIfMatch, tagVersion } from '#server/http/if-match.ts';
import { refuseUnchanged, unlessUnchanged } from '#server/records/unchanged.ts';
import type { Period } from '#shared/day-plan.ts';
import { indiaDate } from '#shared/format.ts';

export const dayPlanHandlers = {
  readDayPlan: async ({ db, reply }) => {
    const plan = await readDayPlan(db);
    tagVersion(reply, plan);
    return plan;
  },

  updateDayPlan: async ({ db, body, author, clock, request, reply }) => {
    const version = readIfMatch(request);
    const save = async (tx: Tx) => {
      await lockUntilCommit(tx, 'timetable');
      const before = await readDayPlan(tx);
      if (version !== undefined && version !== before.version) throw changedMeanwhile();
      const last = await lastPeriodUsed(tx, indiaDate(clock()));
      if (body.periods.length < last)
        throw conflict(`The timetable uses period ${last}: take it out there first.`, 'periods');
      await saveDayPlan(tx, body, before.version);
      const after = await readDayPlan(tx);
      const compared = { before: inWords(before), after: inWords(after) };
      refuseUnchanged(before, compared);
      const change = { action: 'update', noun: 'settings', recordId: 'day-plan' } as const;
      await insertAudit(tx, author, { ...change, ...compared }, clock());
      return after;
    };
    const saved = await unlessUnchanged(() => db.transaction().execute(save));
    tagVersion(reply, saved);
    return saved;
  },
} satisfies Partial<Handlers>;

/** Lists of objects would be unreadable in the history. */
const inWords = ({ periods, rooms }: { periods: Period[]; rooms: string[] }) => ({
  periods: periods.map(({ from, to }) => `${from}–${to}`).join(', '),
  rooms: rooms.join(', '),
});
