import { ArrowLinks } from '#web/site/parts/arrow-links.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { SectionHeading } from '#web/site/parts/section-heading.tsx';

export function Knowledge() {
  const { knowledge } = useWords('home');
  return (
    <section className="page-width section-space grid gap-5 md:gap-8 md:grid-cols-2">
      <SectionHeading lead={knowledge.text}>{knowledge.heading}</SectionHeading>
      <ArrowLinks links={knowledge.links} />
    </section>
  );
}
