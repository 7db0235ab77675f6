import { type SubmitEvent, useState } from 'react';
import type { DayPlan } from '#shared/teaching/day-plan.ts';
import { callApi } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextareaField } from '#web/ui/fields.tsx';
import { linesOf, periodLines, readPeriods } from './plan-text.ts';

export function DayPlanForm({ plan }: { plan: DayPlan }) {
  const [periods, setPeriods] = useState(periodLines(plan.periods));
  const [rooms, setRooms] = useState(plan.rooms.join('\n'));
  const { run, isBusy, sentence, refuse } = useSaving();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readPeriods(periods);
    if (typeof read === 'string') return refuse(read);
    const body = { periods: read, rooms: linesOf(rooms) };
    void run(() => callApi('updateDayPlan', { body, ifMatch: plan.version }), 'Periods and rooms saved');
  };
  return (
    <form noValidate onSubmit={save}>
      <h2 className="mb-3 text-xl">Periods and rooms</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextareaField
          label="Periods"
          required
          rows={8}
          hint="Each on its own line, in their order: 09:30–10:20"
          value={periods}
          onChange={({ currentTarget }) => setPeriods(currentTarget.value)}
        />
        <TextareaField
          label="Rooms"
          rows={8}
          hint="Each on its own line."
          value={rooms}
          onChange={({ currentTarget }) => setRooms(currentTarget.value)}
        />
      </div>
      {sentence && (
        <div className="mt-3">
          <Alert>{sentence}</Alert>
        </div>
      )}
      <Button type="submit" variant="primary" isBusy={isBusy} className="mt-4">
        Save periods and rooms
      </Button>
    </form>
  );
}
