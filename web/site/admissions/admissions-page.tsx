import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Faq } from '#web/site/parts/faq.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { MailLink } from '#web/site/parts/links/mail-link.tsx';
import { linkClass, TextLink } from '#web/site/parts/links/text-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { AdmissionsLayout } from './admissions-layout.tsx';
import { Answers } from './answers.tsx';
import { Documents } from './documents.tsx';
import { Eligibility } from './eligibility.tsx';

export function AdmissionsPage() {
  const { admissions, answers, admissionsFaqHeading, admissionsFaq } = useWords('admissions');
  const { title, lead, code, apply, feesLink, steps, email } = admissions;
  return (
    <AdmissionsLayout
      header={
        <PageHeader
          title={title}
          lead={lead}
          figure={
            <dl className="mb-8 self-center border-l-4 border-turmeric pl-5 md:my-12 print:my-2">
              <dt className="text-lg">{code.label}</dt>
              <dd className="mt-1 text-5xl leading-none font-bold tracking-wide text-teal">{code.value}</dd>
              <dd className="mt-3 max-w-xs text-ink-soft">{code.help}</dd>
            </dl>
          }
        >
          <AtAGlance />
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            <ButtonLink link={apply} />
            <ButtonLink link={feesLink} variant="outline" />
          </div>
          {/* On a phone the answers are five screens below. */}
          <TextLink href="#answers" className={`mt-2 ${linkClass} print:hidden`}>
            {answers.heading}
          </TextLink>
        </PageHeader>
      }
    >
      <Eligibility />
      <Documents />
      <section className="mt-16 print:hidden">
        <h2 className="text-3xl">{steps.heading}</h2>
        <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
          {steps.items.map((step, index) => (
            <li key={step} className="border-t-2 border-sea pt-3">
              <span
                className="mb-1 block text-2xl leading-none font-semibold text-teal tabular"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-8">
          {email.label}: <MailLink address={email.address} className="font-semibold" />
        </p>
      </section>
      <section className="mt-16 print:hidden" aria-labelledby="answers">
        <h2 id="answers" className="text-3xl">
          {answers.heading}
        </h2>
        <Answers />
      </section>
      <section className="mt-16 print:hidden">
        <h2 className="mb-6 text-2xl">{admissionsFaqHeading}</h2>
        <Faq items={admissionsFaq} />
      </section>
    </AdmissionsLayout>
  );
}

/** Whether admission is open, and what a year costs: what parents ask before they read on. The button below leads to all fees. */
function AtAGlance() {
  const { admissions, feeStructure } = useWords('admissions');
  const { label, value } = admissions.state;
  return (
    <dl className="grid gap-1">
      <Line label={label} value={value} />
      {feeStructure.rows.map(({ quota, perYear }) => (
        <Line key={quota} label={quota} value={perYear} unit={feeStructure.perYear} />
      ))}
    </dl>
  );
}

function Line({ label, value, unit }: { label: string; value: string; unit?: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{label}:</dt>
      <dd>
        <strong className="font-semibold whitespace-nowrap tabular">{value}</strong>
        {unit && ` ${unit}`}
      </dd>
    </div>
  );
}
