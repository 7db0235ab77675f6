import { MapPin } from 'lucide-react';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The map of another site, loaded only when the visitor presses the button (see map-script), and a link to it. */
export function MapFrame({ className }: { className?: string }) {
  const { college } = usePage();
  const { findUsHere } = useWords('contact');
  const { findUs } = useWords('home');
  return (
    <div className={classNames('h-40 has-[iframe]:h-80', className)} data-map>
      <template>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin, which a sandbox would not isolate further */}
        <iframe
          src={college.mapEmbed}
          title={findUsHere.map.title}
          loading="lazy"
          className="size-full rounded-lg border border-line"
        />
      </template>
      <div
        data-map-stand-in
        className="relative isolate grid h-full place-content-center justify-items-center gap-2 overflow-hidden rounded-lg border border-line bg-sea-pale"
      >
        <Streets />
        <MapPin className="size-8 text-teal" aria-hidden="true" />
        <button type="button" className={buttonClass('primary', 'without-script:hidden')} data-map-show>
          {findUs.showMap}
        </button>
        <p className="max-w-60 text-center text-sm text-balance without-script:hidden">{findUs.mapNote}</p>
      </div>
    </div>
  );
}

/** A decorative drawing (a river and a ring road) in the place of the map until it is loaded. */
function Streets() {
  return (
    <svg
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-10 size-full"
      fill="none"
      stroke="var(--color-paper)"
      strokeWidth="8"
      aria-hidden="true"
    >
      <path
        d="M-9 330C140 318 200 392 330 380S500 290 609 306"
        stroke="var(--color-sea)"
        strokeWidth="26"
        strokeOpacity=".35"
      />
      <circle cx="300" cy="200" r="165" />
      <path d="M150 130L-9 56M356 45L376-9M462 171L609 145M395 335L447 409M174 306L60 409M552-9L536 158" />
    </svg>
  );
}
