import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { events } from '#content/en/home.ts';

const arrow =
  'grid size-11 place-items-center rounded-full border border-line bg-paper text-teal hover:bg-teal hover:text-white';

/** The section of the events with the buttons of its slider. */
export function EventsFrame({ count, children }: { count: number; children: ReactNode }) {
  return (
    <section className="page-width section-space" aria-labelledby="events">
      <div className="flex items-end justify-between gap-4">
        <h2 id="events" className="text-3xl">
          {events.heading}
        </h2>
        {count > 1 && (
          <div className="flex gap-2">
            <button type="button" data-slide="-1" className={arrow} aria-label={events.previous}>
              <ChevronLeft className="size-5" aria-hidden="true" />
            </button>
            <button type="button" data-slide="1" className={arrow} aria-label={events.next}>
              <ChevronRight className="size-5" aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
