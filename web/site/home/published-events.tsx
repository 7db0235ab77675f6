import { college } from '#content/facts.ts';
import { formatDate } from '#shared/kit/format.ts';
import { publishedPicture, routes } from '#shared/routes.ts';
import type { PublishedEvent } from '#shared/website/published.ts';
import { JsonLd } from '#web/site/frame/json-ld.tsx';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import { PublishedPicture } from '#web/site/parts/published-picture.tsx';
import { EventsFrame } from './events-frame.tsx';

/** A slide is as wide as the page. */
const sizes = '(min-width: 72rem) 68rem, 100vw';

interface PublishedEventsProps {
  events: readonly PublishedEvent[];
  origin: string;
  previewId?: string | undefined;
}

/** The slider with the events that the office has published, the latest first. */
export function PublishedEvents({ events, origin, previewId }: PublishedEventsProps) {
  return (
    <EventsFrame count={events.length}>
      {events.some(({ id }) => id === previewId) && <PreviewNote />}
      <ul className="mt-8" data-slides>
        {events.map((event, index) => (
          <li key={event.id} hidden={index > 0}>
            <EventPicture event={event} />
          </li>
        ))}
      </ul>
      <JsonLd data={events.map((event) => eventData(event, origin))} />
    </EventsFrame>
  );
}

function EventPicture({ event }: { event: PublishedEvent }) {
  const { title, date } = event;
  return (
    <figure>
      <PublishedPicture
        picture={event}
        alt={title}
        sizes={sizes}
        className="max-h-[36rem] w-full rounded-lg bg-sand object-contain"
      />
      <figcaption className="mt-3 text-xl font-semibold wrap-anywhere">
        {title}
        <time dateTime={date} className="block text-base font-normal text-ink-soft">
          {formatDate(date)}
        </time>
      </figcaption>
    </figure>
  );
}

function eventData({ title, date, pictures }: PublishedEvent, origin: string): object {
  const { street, town, state, postalCode, countryCode } = college.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: date,
    url: origin + routes.home,
    image: pictures.slice(-1).map(({ id }) => origin + publishedPicture(id, 'webp')),
    organizer: { '@id': `${origin}/#college` },
    location: {
      '@type': 'Place',
      name: college.name,
      address: `${street}, ${town}, ${state} ${postalCode}, ${countryCode}`,
    },
  };
}
