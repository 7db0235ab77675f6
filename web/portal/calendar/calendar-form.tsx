import { type CalendarEntry, calendarEntryInputSchema } from '#shared/academic-calendar.ts';
import { missingFieldsAlert } from '#shared/events.ts';
import { RecordFormBody } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { yearOptions } from '#web/portal/lists/filter-select.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { calendarCalls } from './calendar-queries.ts';

const labels = { year: 'Year', event: 'Event', date: 'Date' };

const toForm = (entry: CalendarEntry | undefined) => ({
  // An empty choice is refused by the rules, with their sentence.
  year: entry?.year ?? ('' as CalendarEntry['year']),
  event: entry?.event ?? '',
  date: entry?.date ?? '',
});

/** Alerts: product §8. `entry` undefined: a new one. */
export function CalendarForm({ entry, onClose }: { entry: CalendarEntry | undefined; onClose: () => void }) {
  const form = useRecordForm({
    calls: calendarCalls,
    record: entry,
    schema: calendarEntryInputSchema,
    toForm,
    labels,
    onClose,
    missingAlert: missingFieldsAlert,
    createAlert: 'Failed to add calendar entry. Please try again.',
  });
  const { field } = form;
  return (
    <RecordFormBody form={form} createLabel="Add Entry">
      <div className="form-grid">
        <SelectField {...field('year')} required placeholder="Choose" options={yearOptions} autoFocus />
        <TextField {...field('date')} type="date" required />
        <TextField {...field('event')} required className="sm:col-span-2" />
      </div>
    </RecordFormBody>
  );
}
