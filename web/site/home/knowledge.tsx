import { ArrowRight } from 'lucide-react';
import { knowledge } from '#content/en/home.ts';
import { SectionHeading } from '../frame/section-heading.tsx';

export function Knowledge() {
  return (
    <section className="page-width section-space grid gap-8 md:grid-cols-2">
      <SectionHeading lead={knowledge.text}>{knowledge.heading}</SectionHeading>
      <ul className="border-t border-line">
        {knowledge.links.map(({ label, url, note }) => (
          <li key={url}>
            <a
              href={url}
              className="group flex min-h-16 items-center justify-between gap-4 border-b border-line py-3 hover:text-teal"
            >
              <span>
                <span className="block text-xl font-semibold">{label}</span>
                <span className="text-ink-soft">{note}</span>
              </span>
              <ArrowRight
                className="size-6 flex-none text-teal transition-transform group-hover:translate-x-1"
                aria-hidden="true"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
