import { useState } from 'react';
import { type CalendarEntry, calendarFields } from '#shared/academic-calendar.ts';
import { missingFieldsAlert } from '#shared/events.ts';
import { formOf } from '#web/portal/forms/form-of.ts';
import { RecordFields } from '#web/portal/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { calendarCalls } from './calendar-queries.ts';

const calendarForm = formOf(calendarFields);

/** Alerts: product §8. `entry` undefined: a new entry. */
export function CalendarForm({ entry, onClose }: { entry: CalendarEntry | undefined; onClose: () => void }) {
  const [allYears, setAllYears] = useState(false);
  const form = useRecordForm({
    ...calendarForm,
    calls: {
      ...calendarCalls,
      create: (body) => calendarCalls.create({ ...body, allYears }),
      update: (id, body, ifMatch) => calendarCalls.update(id, { ...body, allYears }, ifMatch),
    },
    record: entry,
    onClose,
    missingAlert: missingFieldsAlert,
    createAlert: 'Failed to add calendar entry. Please try again.',
  });
  return (
    <RecordFormBody form={form} createLabel="Add Entry">
      <RecordFields form={form} change={{ year: { autoFocus: true } }} />
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 flex-none accent-teal"
          checked={allYears}
          onChange={({ currentTarget }) => setAllYears(currentTarget.checked)}
        />
        <span>For the whole college: the same in First, Second, Third and Fourth</span>
      </label>
    </RecordFormBody>
  );
}
