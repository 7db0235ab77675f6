import { useState } from 'react';
import { type CalendarEntry, calendarFields } from '#shared/teaching/academic-calendar.ts';
import { missingFieldsAlert } from '#shared/website/events.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordFormBody } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { TickField } from '#web/ui/tick-field.tsx';
import { calendarCalls } from './calendar-calls.ts';

const calendarForm = formOf(calendarFields);

/** Alerts: product §8. `entry` undefined: a new entry. */
export function CalendarForm({ entry, onClose }: { entry: CalendarEntry | undefined; onClose: () => void }) {
  const [allYears, setAllYears] = useState(entry?.allYears ?? false);
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
      <div className="mt-4">
        <TickField isTicked={allYears} onChange={setAllYears}>
          For the whole college: the same in First, Second, Third and Fourth
        </TickField>
      </div>
    </RecordFormBody>
  );
}
