import { events } from '#content/en/home.ts';
import type { Picture as Words } from '#shared/website/content.ts';
import { Picture } from '#web/site/parts/picture.tsx';
import { TextLink } from '#web/site/parts/text-link.tsx';
import { EventsFrame } from './events-frame.tsx';

/** One picture at a time; both directions wrap. Without events a sentence says so. */
export function EventsSlider({ images = events.images }: { images?: readonly Words[] }) {
  return (
    <EventsFrame count={images.length}>
      {images.length === 0 ? (
        <div className="mt-8 grid items-center overflow-hidden rounded-lg bg-sand md:grid-cols-[1.5fr_1fr]">
          <Picture picture={events.fallback} sizes="(min-width: 48rem) 44rem, 100vw" className="w-full" />
          <div className="p-6 md:p-10">
            <p className="text-2xl leading-tight font-semibold">{events.empty}</p>
            <TextLink
              href={events.more.url}
              className="mt-2 inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
            >
              {events.more.label}
            </TextLink>
          </div>
        </div>
      ) : (
        <ul className="mt-8" data-slides>
          {images.map((image, index) => (
            <li key={image.src} hidden={index > 0}>
              <Picture picture={image} className="w-full rounded-lg" />
            </li>
          ))}
        </ul>
      )}
    </EventsFrame>
  );
}
