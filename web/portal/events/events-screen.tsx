import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CollegeEvent, eventFields } from '#shared/events.ts';
import { DeleteQuestion } from '#web/portal/forms/delete-question.tsx';
import { FormInPlace } from '#web/portal/forms/form-in-place.tsx';
import { useWayBack } from '#web/portal/forms/use-way-back.ts';
import { fieldColumn } from '#web/portal/lists/field-column.tsx';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { ListScreen } from '#web/portal/lists/list-screen.tsx';
import { useListSearch } from '#web/portal/lists/list-search.ts';
import { AddButton, DeleteButton, EditButton } from '#web/portal/lists/row-links.tsx';
import { lazyPart } from '#web/portal/shell/lazy-part.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { eventListSearch } from './event-list-search.ts';
import { eventCalls, eventExportPath, eventListQuery, eventPhotoPath, eventQuery } from './event-queries.ts';

const EventForm = lazyPart(() => import('./event-form.tsx'), 'EventForm');

const title = 'Events Management';
const times = [
  { value: 'ahead', label: 'Ahead' },
  { value: 'past', label: 'Past' },
] as const;

interface RowActions {
  edit: (event: CollegeEvent) => void;
  remove: (event: CollegeEvent) => void;
}

const columns = ({ edit, remove }: RowActions): readonly Column<CollegeEvent>[] => [
  fieldColumn(eventFields, 'eventTitle', { isTitle: true }),
  fieldColumn(eventFields, 'eventDate'),
  { header: eventFields.eventPhoto.label, cell: (event) => <Thumbnail event={event} /> },
  {
    header: 'Actions',
    isActions: true,
    cell: (event) => (
      <>
        <EditButton name={event.eventTitle} opens={event.id} onClick={() => edit(event)} />
        <DeleteButton name={event.eventTitle} onClick={() => remove(event)} />
      </>
    ),
  },
];

/** product §2.13: the list, or in its place the form. */
export function EventsScreen() {
  const [search, update] = useListSearch(eventListSearch);
  const query = useQuery(eventListQuery(search));
  const [deleting, setDeleting] = useState<CollegeEvent>();
  const { form, page } = search;
  const open = (target: string | undefined) => update({ form: target, page });
  useWayBack(form);

  if (form) {
    const close = () => open(undefined);
    return (
      <FormInPlace
        {...{ title, target: form, query: eventQuery }}
        noun="Event"
        back="View Events"
        onClose={close}
      >
        {(event) => <EventForm event={event} onClose={close} />}
      </FormInPlace>
    );
  }
  return (
    <ListScreen
      title={title}
      noun="events"
      empty="No events found."
      hint="‘Add Event’ enters one, for students, faculty and the office to see."
      query={query}
      columns={columns({ edit: ({ id }) => open(id), remove: setDeleting })}
      rowKey={({ id }) => id}
      search={search}
      defaultSort="-eventDate"
      onChange={update}
      exportHref={eventExportPath(search)}
      actions={<AddButton onClick={() => open('new')}>Add Event</AddButton>}
      filters={
        <FilterSelect
          label="Time"
          all="All events"
          value={search.when}
          options={times}
          onChange={(when) => update({ when })}
        />
      }
    >
      {deleting && (
        <DeleteQuestion
          calls={eventCalls}
          record={deleting}
          question="Are you sure you want to delete this event?"
          onClose={() => setDeleting(undefined)}
        />
      )}
    </ListScreen>
  );
}

function Thumbnail({ event }: { event: CollegeEvent }) {
  if (!event.hasPhoto) return <span className="text-ink-soft">No photo</span>;
  return (
    <img
      src={eventPhotoPath(event, 'thumbnail')}
      alt={event.eventTitle}
      width={80}
      height={56}
      loading="lazy"
      className="my-1 h-14 w-20 max-w-none rounded-sm border border-line object-cover"
    />
  );
}
