import { MapPin } from 'lucide-react';
import { findUsHere } from '#content/en/contact.ts';
import { findUs } from '#content/en/home.ts';
import { links } from '#content/facts.ts';
import { buttonClass } from './button-link.tsx';

/** The map belongs to another site: it comes only when somebody asks for it (see map-script). */
export function MapFrame({ className }: { className?: string }) {
  return (
    <div className={className} data-map={links.mapEmbed} data-map-title={findUsHere.map.title}>
      <div className="grid h-full min-h-64 place-content-center justify-items-center gap-4 rounded-lg border border-line bg-sea-pale bg-[radial-gradient(var(--color-sea)_1px,transparent_1px)] bg-size-[22px_22px]">
        <MapPin className="size-10 text-teal" aria-hidden="true" />
        <button type="button" className={buttonClass('primary')} data-map-show>
          {findUs.showMap}
        </button>
        <p className="max-w-64 rounded-sm bg-sea-pale px-2 text-center text-sm text-balance">
          {findUs.mapNote}
        </p>
      </div>
    </div>
  );
}
