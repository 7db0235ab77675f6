import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CollegeEvent, eventFields } from '#shared/website/events.ts';
import { DeleteQuestion } from '#web/portal/kit/forms/delete-question.tsx';
import { FormInPlace } from '#web/portal/kit/forms/form-in-place.tsx';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { ListFilter } from '#web/portal/kit/lists/filter-select.tsx';
import { ListScreen } from '#web/portal/kit/lists/list-screen.tsx';
import { useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { AddButton } from '#web/portal/kit/rows/row-links.tsx';
import { RowPicture } from '#web/portal/kit/rows/row-picture.tsx';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { NextPublicationAction } from '#web/portal/website/publications/publish-action.tsx';
import { StateFilter } from '#web/portal/website/publications/state-filter.tsx';
import { StateMark } from '#web/portal/website/publications/state-mark.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import {
  eventCalls,
  eventExportPath,
  eventListQuery,
  eventPhotoPath,
  eventPublication,
  eventQuery,
} from './event-calls.ts';
import { eventListSearch } from './event-list-search.ts';

const EventForm = lazyPart(() => import('./event-form.tsx'));

const title = 'Events Management';
const times = [
  { value: 'ahead', label: 'Ahead' },
  { value: 'past', label: 'Past' },
] as const;

const columns: readonly Column<CollegeEvent>[] = [
  fieldColumn(eventFields, 'eventTitle', {
    isTitle: true,
    picture: (event) => event.hasPhoto && <Thumbnail event={event} />,
  }),
  fieldColumn(eventFields, 'eventDate', { isDetail: true }),
  { header: eventFields.eventPhoto.label, cell: (event) => <Thumbnail event={event} /> },
  { header: 'State', isFigure: true, cell: (event) => <StateMark record={event} /> },
];

/** product §2.13: the list, or in its place the form. */
export function EventsScreen() {
  const [search, update] = useListSearch(eventListSearch);
  const query = useQuery(eventListQuery(search));
  const [deleting, setDeleting] = useState<CollegeEvent>();
  const { form, page } = search;
  const open = (target: string | undefined) => update({ form: target, page });

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
  const actions = actionsColumn<CollegeEvent>({
    nameOf: ({ eventTitle }) => eventTitle,
    edit: ({ id }) => open(id),
    remove: setDeleting,
    renderFurther: (event) => <NextPublicationAction calls={eventPublication} record={event} />,
  });
  return (
    <ListScreen
      title={title}
      noun="events"
      empty="No events found."
      hint="‘Add Event’ enters one, for students, faculty and the office to see."
      query={query}
      columns={[...columns, actions]}
      search={search}
      defaultSort="-eventDate"
      exportHref={eventExportPath(search)}
      actions={<AddButton onClick={() => open('new')}>Add Event</AddButton>}
      filters={
        <>
          <ListFilter name="when" label="Time" all="All events" options={times} />
          <StateFilter />
        </>
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
  return <RowPicture src={eventPhotoPath(event, 'thumbnail')} alt={event.eventTitle} />;
}
