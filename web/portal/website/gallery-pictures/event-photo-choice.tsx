import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/kit/format.ts';
import type { CollegeEvent } from '#shared/website/events.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { eventPhotoPath } from '#web/portal/website/events/event-calls.ts';
import { SelectField } from '#web/ui/fields.tsx';

interface EventPhotoChoiceProps {
  onChoose: (chosen: { title: string; file: Promise<File> }) => void;
}

/** Takes the photo of an event instead of a file. */
export function EventPhotoChoice({ onChoose }: EventPhotoChoiceProps) {
  const { data } = useQuery(
    callListQuery('listEvents', { query: { photo: 'none', page: 1, pageSize: 100 } }),
  );
  const events = data?.rows.filter(({ hasPhoto }) => hasPhoto) ?? [];
  if (events.length === 0) return null;
  return (
    <SelectField
      label="Or take the photo of an event"
      placeholder="Choose an event"
      className="mt-3"
      options={events.map(({ id, eventTitle, eventDate }) => ({
        value: id,
        label: `${eventTitle}, ${formatDate(eventDate)}`,
      }))}
      onChange={({ currentTarget }) => {
        const event = events.find(({ id }) => id === currentTarget.value);
        if (event) onChoose({ title: event.eventTitle, file: photoOf(event) });
      }}
    />
  );
}

async function photoOf(event: CollegeEvent): Promise<File> {
  const answer = await fetch(eventPhotoPath(event, 'full'));
  return new File([await answer.blob()], 'event.jpg', { type: 'image/jpeg' });
}
