import type { CareerOpening } from '#shared/website/content.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Day } from '#web/site/parts/day.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

/** product §2.1: a blank page, until the content lists openings. The heading is for screen readers. */
export function CareerPage() {
  const { college } = usePage();
  const { careerOpenings, careerPage: words } = useWords('career');
  const openings: readonly CareerOpening[] = careerOpenings;
  if (openings.length === 0) return <h1 className="sr-only">{words.title}</h1>;
  return (
    <>
      <PageHeader title={words.title} />
      <section className="page-width py-12 md:py-16">
        <h2 className="text-3xl">{words.heading}</h2>
        <ul className="mt-6">
          {openings.map(({ id, title, description, applyBy }) => (
            <li
              key={id}
              className="grid items-start gap-x-8 gap-y-4 border-t border-line py-6 md:grid-cols-[1fr_auto]"
            >
              <div>
                <h3 className="text-2xl">{officeText(title)}</h3>
                <p className="mt-2 max-w-text">{officeText(description)}</p>
                <p className="mt-2 text-ink-soft">
                  {words.applyBy} <Day date={applyBy} />
                </p>
              </div>
              <ButtonLink href={`mailto:${college.emailOffice}?subject=${encodeURIComponent(title)}`}>
                {words.apply}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
