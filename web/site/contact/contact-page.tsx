import { FormSection } from '#web/site/forms/form-section.tsx';
import { callBackFormWords } from '#web/site/forms/form-words.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Island } from '#web/site/islands/island.tsx';
import { BrandIcon } from '#web/site/parts/brand-icon.tsx';
import { Faq } from '#web/site/parts/faq.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { SectionHeading } from '#web/site/parts/section-heading.tsx';
import { ContactForm } from './contact-form.tsx';
import { FindUsHere } from './find-us-here.tsx';

const headingId = 'contact-heading';

export function ContactPage() {
  const { college } = usePage();
  const { contactPage, contactForm, contactFaqHeading, contactFaq } = useWords('contact');
  return (
    <>
      <PageHeader title={contactPage.title} lead={contactPage.lead} picture={contactPage.header} />
      <FormSection headingId={headingId} heading={contactForm.heading} intro={contactForm.intro}>
        <Island
          name="contact"
          of={ContactForm}
          props={{ headingId, number: college.whatsApp }}
          words={(all) => ({
            ...callBackFormWords(all, 'contact'),
            contact: { contactForm, contactOptionNames: all.contact.contactOptionNames },
          })}
        />
      </FormSection>
      <FindUsHere />
      <section className="page-width section-space grid gap-x-16 gap-y-14 lg:grid-cols-[2fr_1fr]">
        <div>
          <SectionHeading className="mb-6">{contactFaqHeading}</SectionHeading>
          <Faq items={contactFaq} />
        </div>
        <Connect />
      </section>
    </>
  );
}

function Connect() {
  const { connectHeading } = useWords('contact');
  const { socials, frame } = useWords('frame');
  return (
    <div>
      <h2 className="mb-6 text-3xl">{connectHeading}</h2>
      <ul className="border-t border-line">
        {socials.map(({ name, url, icon, alt }) => (
          <li key={name} className="border-b border-line">
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={`${alt} (${frame.opensInNewTab})`}
              className="flex min-h-14 items-center gap-4 text-lg font-semibold hover:text-teal"
            >
              <BrandIcon name={icon} className="size-6 text-teal" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
