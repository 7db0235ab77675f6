import { knowledge } from '#content/en/home.ts';
import { ArrowLinks } from '#web/site/parts/arrow-links.tsx';
import { SectionHeading } from '#web/site/parts/section-heading.tsx';

export function Knowledge() {
  return (
    <section className="page-width section-space grid gap-8 md:grid-cols-2">
      <SectionHeading lead={knowledge.text}>{knowledge.heading}</SectionHeading>
      <ArrowLinks links={knowledge.links} />
    </section>
  );
}
