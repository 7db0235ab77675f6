import { useQuery } from '@tanstack/react-query';
import type { CollegeEvent } from '#shared/events.ts';
import { formatDate, formatTime } from '#shared/format.ts';
import { callApi } from '#web/api/calls.ts';
import { RowAction } from '#web/portal/lists/row-action.tsx';

const publicationQuery = (id: string) => ({
  queryKey: ['events', id, 'publication'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('findEventPublication', { signal, params: { id } }),
});

/** Whether visitors see the event on the home page of the website. */
export function EventPublication({ event: { id, eventTitle } }: { event: CollegeEvent }) {
  const { data } = useQuery(publicationQuery(id));
  if (!data) return null;
  const { publishedAt } = data;
  const publish = publishedAt ? 'Publish again' : 'Publish';
  return (
    <section
      aria-label="On the website"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-white p-4"
    >
      <p className="mr-auto">
        {publishedAt
          ? `On the home page of the website since ${formatDate(publishedAt)}, ${formatTime(publishedAt)}.`
          : 'Not on the website.'}
      </p>
      <RowAction
        variant="quiet"
        name={`${publish} ${eventTitle}`}
        run={() => callApi('createEventPublication', { params: { id } })}
        done={`${eventTitle} is on the website`}
      >
        {publish}
      </RowAction>
      {publishedAt && (
        <RowAction
          variant="quietDanger"
          name={`Take back ${eventTitle}`}
          run={() => callApi('endEventPublication', { params: { id } })}
          done={`${eventTitle} was taken back`}
        >
          Take back
        </RowAction>
      )}
    </section>
  );
}
