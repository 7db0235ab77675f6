import {
  FileText,
  GraduationCap,
  HandHeart,
  IndianRupee,
  type LucideIcon,
  Mail,
  PencilLine,
  Repeat,
  Target,
} from 'lucide-react';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { SectionHeading } from '#web/site/parts/section-heading.tsx';

/** In the order of the cards. */
const icons: readonly LucideIcon[] = [
  Target,
  IndianRupee,
  GraduationCap,
  FileText,
  PencilLine,
  HandHeart,
  Repeat,
];

export function ScholarshipsPage() {
  const { scholarshipsPage: words } = useWords('scholarships');
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} picture={words.picture}>
        <ButtonLink link={words.apply} />
      </PageHeader>
      <section className="page-width section-space grid gap-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading className="lg:sticky lg:top-28 lg:self-start">
          {words.eligibilityHeading}
        </SectionHeading>
        <ul className="grid gap-3">
          {words.eligibility.map((card, index) => {
            const { title, description } = card;
            const Icon = icons[index] ?? Target;
            return (
              <li key={title} className="flex gap-5 rounded-lg border border-line bg-white p-5">
                <Icon className="mt-0.5 size-6 flex-none text-teal" aria-hidden="true" />
                <div>
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1 text-ink-soft">{description}</p>
                </div>
                {'figure' in card && (
                  <span
                    className="ml-auto self-center text-3xl font-bold text-teal tabular max-xs:hidden"
                    aria-hidden="true"
                  >
                    {card.figure}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <section className="bg-sand">
        <div className="page-width section-space">
          <SectionHeading>{words.processHeading}</SectionHeading>
          <ol className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
            {words.process.map((step, index) => (
              <li key={step} className="border-t-2 border-teal pt-3">
                <span className="text-3xl font-bold text-teal tabular" aria-hidden="true">
                  {index + 1}
                </span>
                <p className="mt-1 text-lg">{step}</p>
              </li>
            ))}
          </ol>
          <p className="mt-10 flex flex-wrap items-center gap-x-2">
            <Mail className="size-5 flex-none text-teal max-sm:hidden" aria-hidden="true" />
            {words.question.label}:
            <TextLink href={`mailto:${words.question.address}`}>{words.question.address}</TextLink>
          </p>
        </div>
      </section>
    </>
  );
}
