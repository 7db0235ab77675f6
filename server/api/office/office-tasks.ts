import { isoAfter } from '#server/clock.ts';
import type { Handlers } from '#server/context.ts';
import { listPasswordRequests } from '#server/db/account/password-requests.ts';
import { listLastChanges, listSettingsChanges } from '#server/db/office/audit-log.ts';
import { listOfficeTasks, listSetUpSteps, named } from '#server/db/office/office-tasks.ts';
import type { Database } from '#server/db/schema.ts';
import { listFacts } from '#server/db/website/facts.ts';
import { confirmClock, findClockJump } from '#server/rules/office/clock-jumps.ts';
import { listRegistersDue } from '#server/rules/teaching/timetable-days.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { officeTaskActions } from '#shared/office/office-task-kinds.ts';
import { type OfficeTask, type PayeeChange, payeeChangeSchema } from '#shared/office/office-tasks.ts';
import { type Action, mayAll } from '#shared/roles.ts';
import { correctionDays } from '#shared/teaching/register-marks.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { nextFees } from '#shared/website/fact-table.ts';
import { type FactContents, oldBefore } from '#shared/website/facts.ts';

const shownChanges = 5;
const payeeChangesShownFor = 7 * 86_400_000;

export const officeTaskHandlers = {
  listOfficeTasks: async ({ db, clock, settings, session }) => {
    const may = (action: Action) => mayAll(action, session, true);
    const today = indiaDate(clock());
    // What a demonstration shows is all sample.
    const setUp = settings.isDemo ? [] : await listSetUpSteps(db, settings);
    const jumpedFrom = await findClockJump(db, clock());
    const tasks = [
      ...(await registersNotTaken(db, today)),
      ...(await listOfficeTasks(db, today)),
      ...(await oldFacts(db, today, settings.startFacts)),
    ];
    return {
      clockJump: jumpedFrom ? { today, seenOn: indiaDate(new Date(jumpedFrom)) } : null,
      payeeChanges: !may('payment.list')
        ? []
        : await listPayeeChanges(db, isoAfter(clock(), -payeeChangesShownFor)),
      // An account that may do more than its person's own work gets its link of an admin.
      passwordRequests: !may('account.read')
        ? []
        : (await listPasswordRequests(db, clock())).filter(
            ({ permissions }) => permissions.length === 0 || mayAll('admin.write', session),
          ),
      // The first invites are a step of the first days.
      tasks: tasks
        .filter(({ kind }) => kind !== 'students-not-invited' || !setUp.includes('invites'))
        .filter(({ kind }) => may(officeTaskActions[kind])),
      setUp: mayAll('admin.write', session) ? setUp : [],
      changes: may('history.list') ? await listLastChanges(db, shownChanges) : [],
    };
  },

  confirmClock: (context) => confirmClock(context, context.body.today),
} satisfies Partial<Handlers>;

async function listPayeeChanges(db: Database, since: string): Promise<PayeeChange[]> {
  const entries = await listSettingsChanges(db, since, 'paymentInfo.');
  return entries.flatMap(({ changes, ...entry }) =>
    changes.flatMap(({ field, ...values }) => {
      const change = { ...entry, ...values, field: field.replace('paymentInfo.', '') };
      const { data } = payeeChangeSchema.safeParse(change);
      return data ? [data] : [];
    }),
  );
}

/** Facts that the office has not compared with their source for a year. A fee of a year to come counts while it is published. */
async function oldFacts(db: Database, today: string, start: FactContents): Promise<OfficeTask[]> {
  const facts = (await listFacts(db, start)).filter(
    ({ id, state }) => state === 'published' || !(id in nextFees || state === 'notEntered'),
  );
  const days = facts.map(({ checkedOn }) => checkedOn).sort();
  const old = days.filter((day) => day < oldBefore(today));
  const [since] = old;
  return since ? [{ kind: 'facts-old', count: old.length, since }] : [];
}

/** Of the days in which the teachers can still take them; those of today come with the day's end. */
async function registersNotTaken(db: Database, today: string): Promise<OfficeTask[]> {
  const range = { from: addDays(today, -correctionDays), to: addDays(today, -1) };
  const due = await listRegistersDue(db, range, today);
  const oldest = due.at(-1);
  const who = named(due.toReversed().flatMap(({ faculty }) => faculty ?? []));
  return oldest ? [{ kind: 'registers-not-taken', count: due.length, since: oldest.day, ...who }] : [];
}
