import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#shared/kit/format.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import { type CalendarEntry, calendarFields } from '#shared/teaching/academic-calendar.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { FormInPlace } from '#web/portal/kit/forms/form-in-place.tsx';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton } from '#web/portal/kit/rows/row-links.tsx';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { TickField } from '#web/ui/tick-field.tsx';
import { calendarCalls, calendarEntryQuery, deleteInAllYears, sameEntriesQuery } from './calendar-calls.ts';
import { CalendarView, calendarSearch, EntryName, yearOfEntry } from './calendar-view.tsx';

const CalendarForm = lazyPart(() => import('./calendar-form.tsx'));

const columns: readonly Column<CalendarEntry>[] = [
  fieldColumn(calendarFields, 'year', { isFigure: true, cell: yearOfEntry }),
  fieldColumn(calendarFields, 'event', { isTitle: true, cell: EntryName }),
  fieldColumn(calendarFields, 'date', { isDetail: true }),
];

/** product §2.13: the table (or a month at a glance), or in its place the form. */
export function CalendarScreen() {
  const [{ form, page, dates }, update] = useListSearch(calendarSearch);
  const [deleting, setDeleting] = useState<CalendarEntry>();
  const open = (target: string | undefined) => update({ form: target, page });

  if (form) {
    const close = () => open(undefined);
    return (
      <FormInPlace
        title="Academic Calendar"
        target={form}
        query={calendarEntryQuery}
        noun="Entry"
        back="View Calendar"
        onClose={close}
      >
        {(entry) => <CalendarForm entry={entry} onClose={close} />}
      </FormInPlace>
    );
  }
  const actions = actionsColumn<CalendarEntry>({
    nameOf: ({ event }) => event,
    edit: ({ id }) => open(id),
    remove: setDeleting,
  });
  return (
    <>
      <CalendarView
        onEntry={({ id }) => open(id)}
        list={{
          columns: [...columns, actions],
          empty: 'No calendar entries found.',
          hint: `‘Add Entry’ adds a date for one year or the whole college. ${dates ? 'Other' : 'Past'} dates are under ‘Dates’.`,
        }}
      >
        <AddButton onClick={() => open('new')}>Add Entry</AddButton>
      </CalendarView>
      {deleting && <DeleteEntryQuestion entry={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

/** An entry of several years is deleted in all of them, unless the user unticks the box. */
function DeleteEntryQuestion({ entry, onClose }: { entry: CalendarEntry; onClose: () => void }) {
  const { data: same = [], isPending } = useQuery(sameEntriesQuery(entry));
  const [isForAll, setForAll] = useState(true);
  // The question must not be answered before it says in how many years the entry stands.
  if (isPending) return null;
  const isSeveral = same.length > 1;
  const names = years.filter((year) => same.some((one) => one.year === year)).map((year) => yearLabels[year]);
  const calls = {
    ...calendarCalls,
    ...(isSeveral &&
      isForAll && {
        remove: deleteInAllYears,
        label: () => `${entry.event} (${counted(same.length, 'entry', 'entries')})`,
      }),
  };
  return (
    <DeleteQuestion
      calls={calls}
      record={entry}
      question="Are you sure you want to delete this entry?"
      onClose={onClose}
    >
      {isSeveral && (
        <div className="mt-3">
          <TickField isTicked={isForAll} onChange={setForAll}>
            In all {same.length} years: {names.join(', ')}
          </TickField>
        </div>
      )}
    </DeleteQuestion>
  );
}
