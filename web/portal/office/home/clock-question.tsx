import { formatDate } from '#shared/kit/format.ts';
import type { ClockJump } from '#shared/office/office-tasks.ts';
import { callApi } from '#web/api/calls.ts';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';

/** A server that was off for days, or whose clock is wrong, deletes nothing by its age until an admin has looked at the date. */
export function ClockQuestion({ today, seenOn }: ClockJump) {
  return (
    <section
      className="mb-8 rounded-sm border-l-4 border-madder bg-madder-pale px-4 py-3"
      aria-labelledby="clock-question"
    >
      <h2 id="clock-question" className="text-xl">
        Is today {formatDate(today)}?
      </h2>
      <p className="mt-2 mb-3">
        The server last knew the date on {formatDate(seenOn)}. Old enquiries and what was deleted 30 days ago
        stay until you say that the date is right. If it is wrong, have the clock of the server set.
      </p>
      <RowAction
        name="The date is right"
        run={() => callApi('confirmClock', { body: { today } })}
        done="Old records are tidied up again"
      >
        The date is right
      </RowAction>
    </section>
  );
}
