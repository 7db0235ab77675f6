import { MapPin } from 'lucide-react';
import { findUsHere } from '#content/en/contact.ts';
import { findUs } from '#content/en/home.ts';
import { links } from '#content/facts.ts';
import { buttonClass } from './button-link.tsx';

/** The map belongs to another site: it comes only when somebody asks for it (see map-script). Beside it stands a link. */
export function MapFrame({ className }: { className?: string }) {
  return (
    <div className={className} data-map={links.mapEmbed} data-map-title={findUsHere.map.title}>
      <div className="relative isolate grid h-full min-h-64 place-content-center justify-items-center gap-4 overflow-hidden rounded-lg border border-line bg-sea-pale">
        <Streets />
        <MapPin className="size-10 text-teal" aria-hidden="true" />
        <button type="button" className={buttonClass('primary', 'without-script:hidden')} data-map-show>
          {findUs.showMap}
        </button>
        <p className="max-w-64 rounded-sm bg-sea-pale px-2 text-center text-sm text-balance without-script:hidden">
          {findUs.mapNote}
        </p>
      </div>
    </div>
  );
}

/** No map of anywhere: a river and the streets of a town, to stand where the map will be. */
function Streets() {
  return (
    <svg
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-10 size-full"
      fill="none"
      stroke="var(--color-paper)"
      strokeWidth="9"
      aria-hidden="true"
    >
      <path
        d="M-9 332A420 420 0 0 1 280 372A420 420 0 0 0 609 318"
        stroke="var(--color-line)"
        strokeWidth="34"
      />
      <path d="M-9 112L190 84L609 150M60-9L130 409M430-9L474 409M-9 250L609 236M190 84L250-9" />
      <path d="M300 159A141 141 0 0 1 441 242" strokeWidth="5" />
    </svg>
  );
}
