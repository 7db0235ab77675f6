import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#shared/kit/format.ts';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import { type CalendarEntry, calendarFields } from '#shared/teaching/academic-calendar.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { FormInPlace } from '#web/portal/kit/forms/form-in-place.tsx';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { formTarget, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { ListTable } from '#web/portal/kit/lists/list-table.tsx';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton } from '#web/portal/kit/rows/row-links.tsx';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { TickField } from '#web/ui/tick-field.tsx';
import {
  calendarCalls,
  calendarEntryQuery,
  calendarListQuery,
  deleteInAllYears,
  sameEntriesQuery,
} from './calendar-calls.ts';
import { type DatesAsked, DatesFilter, defaultSortOf, useDatesAsked } from './calendar-dates.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { calendarSearch, useCalendarView } from './calendar-search.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { EntryName, yearOfEntry } from './entry-name.tsx';

const CalendarForm = lazyPart(() => import('./calendar-form.tsx'));

const title = 'Academic Calendar';

const columns: readonly Column<CalendarEntry>[] = [
  fieldColumn(calendarFields, 'year', { isFigure: true, cell: yearOfEntry }),
  fieldColumn(calendarFields, 'event', { isTitle: true, cell: EntryName }),
  fieldColumn(calendarFields, 'date', { isDetail: true }),
];

/** product §2.13: the table (or a month at a glance), or in its place the form. */
export function CalendarScreen() {
  const [search, update] = useListSearch(calendarListSearch);
  const { form, page } = search;
  const asked = useDatesAsked(search);
  const isMonth = useCalendarView(search) === 'month';
  const open = (target: string | undefined) => update({ form: target, page });

  if (form) {
    const close = () => open(undefined);
    return (
      <FormInPlace
        {...{ title, target: form, query: calendarEntryQuery }}
        noun="Entry"
        back="View Calendar"
        onClose={close}
      >
        {(entry) => <CalendarForm entry={entry} onClose={close} />}
      </FormInPlace>
    );
  }
  return (
    <>
      <ScreenHeader title={title}>
        <AddButton onClick={() => open('new')}>Add Entry</AddButton>
      </ScreenHeader>
      <CalendarToolbar search={search} onChange={update}>
        {!isMonth && <DatesFilter search={search} asked={asked} onChange={update} />}
      </CalendarToolbar>
      {isMonth ? (
        <CalendarMonth
          search={search}
          onMonth={(month) => update({ month })}
          onEntry={({ id }) => open(id)}
        />
      ) : (
        <ListView search={search} asked={asked} onChange={update} onEdit={open} />
      )}
    </>
  );
}

interface ListViewProps {
  search: CalendarListSearch;
  asked: DatesAsked;
  onChange: (change: Partial<CalendarListSearch>) => void;
  onEdit: (id: string) => void;
}

function ListView({ search, asked, onChange, onEdit }: ListViewProps) {
  const query = useQuery(calendarListQuery(asked, search));
  const [deleting, setDeleting] = useState<CalendarEntry>();
  const actions = actionsColumn<CalendarEntry>({
    nameOf: ({ event }) => event,
    edit: ({ id }) => onEdit(id),
    remove: setDeleting,
  });
  return (
    <>
      <ListTable
        caption={title}
        noun="entries"
        empty="No calendar entries found."
        hint={`‘Add Entry’ adds a date for one year or the whole college. ${search.dates ? 'Other' : 'Past'} dates are under ‘Dates’.`}
        query={query}
        columns={[...columns, actions]}
        search={search}
        defaultSort={defaultSortOf(search)}
        isSortedAbove
        onChange={onChange}
      />
      {deleting && <DeleteEntryQuestion entry={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}

function calendarListSearch(address: Record<string, unknown>) {
  return { ...calendarSearch(address), ...formTarget(address) };
}
type CalendarListSearch = ReturnType<typeof calendarListSearch>;

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
