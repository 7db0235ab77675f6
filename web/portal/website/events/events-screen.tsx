import { type CollegeEvent, eventFields } from '#shared/website/events.ts';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { RowPicture } from '#web/portal/kit/rows/row-picture.tsx';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { PublishedList } from '#web/portal/website/publications/published-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { eventCalls, eventPhotoPath } from './event-calls.ts';

const EventForm = lazyPart(() => import('./event-form.tsx'));

const columns: readonly Column<CollegeEvent>[] = [
  fieldColumn(eventFields, 'eventTitle', {
    isTitle: true,
    picture: (event) => event.hasPhoto && <Thumbnail event={event} />,
  }),
  fieldColumn(eventFields, 'eventDate', { isDetail: true }),
  { header: eventFields.eventPhoto.label, cell: (event) => <Thumbnail event={event} /> },
];

/** product §2.13: the list, or in its place the form. */
export function EventsScreen() {
  return (
    <PublishedList
      title="Events Management"
      nouns="events"
      hint="‘Add Event’ enters one, for students, faculty and the office to see."
      question="Are you sure you want to delete this event?"
      calls={eventCalls}
      columns={columns}
      form={EventForm}
    />
  );
}

function Thumbnail({ event }: { event: CollegeEvent }) {
  if (!event.hasPhoto) return <span className="text-ink-soft">No photo</span>;
  return <RowPicture src={eventPhotoPath(event, 'thumbnail')} alt={event.eventTitle} />;
}
