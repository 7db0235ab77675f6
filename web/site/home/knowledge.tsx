import { knowledge } from '#content/en/home.ts';
import { ArrowLinks } from '../frame/arrow-links.tsx';
import { SectionHeading } from '../frame/section-heading.tsx';

export function Knowledge() {
  return (
    <section className="page-width section-space grid gap-8 md:grid-cols-2">
      <SectionHeading lead={knowledge.text}>{knowledge.heading}</SectionHeading>
      <ArrowLinks links={knowledge.links} />
    </section>
  );
}
