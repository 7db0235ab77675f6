import { Baby, Landmark, type LucideIcon, ShieldPlus } from 'lucide-react';
import { aboutLayout } from '#content/en/about.ts';
import { recognitions } from '#content/en/frame.ts';
import { TextLink } from '../frame/text-link.tsx';

const marks: readonly LucideIcon[] = [Landmark, ShieldPlus, Baby];

/** The bodies that recognise the college. The marks are our own until theirs are put in. */
export function Recognitions() {
  return (
    <section className="border-t border-line print:hidden" aria-labelledby="recognitions">
      <div className="page-width py-12 lg:py-16">
        <h2 id="recognitions" className="text-2xl">
          {aboutLayout.recognitionHeading}
        </h2>
        <ul className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-3">
          {recognitions.map(({ label, url }, index) => (
            <li key={url}>
              <TextLink
                href={url}
                className="flex items-center gap-4 sm:max-lg:flex-col sm:max-lg:items-start text-lg leading-tight font-semibold hover:text-teal hover:underline"
              >
                <Seal Glyph={marks[index] ?? Landmark} />
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A round seal with the ticks of a goniometer around the glyph. */
function Seal({ Glyph }: { Glyph: LucideIcon }) {
  return (
    <span className="relative grid size-20 flex-none place-items-center text-teal">
      <svg
        viewBox="0 0 80 80"
        className="absolute inset-0"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="40" cy="40" r="37" strokeWidth="5" strokeDasharray="1.5 4.96" className="text-sea" />
        <circle cx="40" cy="40" r="30" strokeWidth="1.5" />
      </svg>
      <Glyph className="size-8" strokeWidth={1.6} aria-hidden="true" />
    </span>
  );
}
