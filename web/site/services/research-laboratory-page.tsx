import { FormSection } from '#web/site/forms/form-section.tsx';
import { chatFormWords } from '#web/site/forms/form-words.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Island } from '#web/site/islands/island.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { SectionHeading } from '#web/site/parts/section-heading.tsx';
import { ProposalForm } from './proposal-form.tsx';

const headingId = 'proposal-heading';

export function ResearchLaboratoryPage() {
  const { college } = usePage();
  const { researchLaboratory: words, proposalForm } = useWords('researchLaboratory');
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} picture={words.picture} />
      <section className="page-width section-space grid gap-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading>{words.initiativesHeading}</SectionHeading>
        <ul className="grid border-t border-line">
          {words.initiatives.map(({ title, description }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[1fr_1.6fr] sm:items-baseline"
            >
              <h3 className="text-xl">{officeText(title)}</h3>
              <p className="text-ink-soft">{officeText(description)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-ink text-white">
        <div className="page-width section-space">
          <SectionHeading>{words.highlightsHeading}</SectionHeading>
          <ul className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-3">
            {words.highlights.map(({ title, description }) => (
              <li key={title} className="relative border-t border-sea pt-5">
                <span
                  className="absolute -top-1.5 left-0 size-3 rounded-full bg-turmeric"
                  aria-hidden="true"
                />
                <h3 className="text-2xl">{officeText(title)}</h3>
                <p className="mt-2 text-white/85">{officeText(description)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <FormSection headingId={headingId} heading={proposalForm.heading} intro={proposalForm.intro}>
        <Island
          name="proposal"
          of={ProposalForm}
          props={{ headingId, number: college.whatsApp }}
          words={(all) => ({
            ...chatFormWords(all, 'proposal'),
            researchLaboratory: { proposalForm: all.researchLaboratory.proposalForm },
          })}
        />
      </FormSection>
    </>
  );
}
