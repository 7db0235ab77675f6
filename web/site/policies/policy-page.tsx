import { withoutBreaks } from '#shared/kit/format.ts';
import { consentKeys } from '#shared/website/forms/consent.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Day } from '#web/site/parts/day.tsx';
import { useWords, type Words } from '#web/site/parts/page-context.ts';

export type PolicyName = 'privacyPolicy' | 'termsAndConditions';

const anchor = (index: number) => `part-${index + 1}`;

/** The privacy policy and the terms: numbered parts, a table of contents, and the agreement at the end. */
export function PolicyPage({ name }: { name: PolicyName }) {
  const policy = useWords('policies')[name];
  return (
    <>
      <PageHeader title={policy.title} lead={policy.lead}>
        <p className="text-sm text-ink-soft">
          {policy.updatedLabel}: <Day date={policy.updatedOn} />
        </p>
      </PageHeader>
      <div className="page-width grid gap-x-16 gap-y-8 py-10 md:py-16 lg:grid-cols-[17rem_1fr]">
        <nav aria-label={policy.contents} className="no-print lg:sticky lg:top-24 lg:self-start">
          <p className="text-sm font-semibold text-ink-soft">{policy.contents}</p>
          <ol className="mt-2 gap-x-8 border-t border-line *:break-inside-avoid sm:max-lg:columns-2">
            {policy.sections.map(({ heading }, index) => (
              <li key={heading} className="border-b border-line">
                <a href={`#${anchor(index)}`} className="flex min-h-11 gap-3 py-2 hover:text-teal">
                  <span className="w-5 flex-none text-right text-ink-soft tabular">{index + 1}</span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-text">
          <ol className="grid gap-10">
            {policy.sections.map(({ heading, paragraphs }, index) => (
              <li key={heading} id={anchor(index)}>
                <h2 className="text-2xl">
                  <span className="mr-2 text-ink-soft tabular">{index + 1}</span>
                  {heading}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-3">
                    {withoutBreaks(paragraph)}
                  </p>
                ))}
              </li>
            ))}
          </ol>
          <Agreement policy={policy} consentKey={consentKeys[name]} />
        </div>
      </div>
    </>
  );
}

/** @param consentKey under which the visitor's device stores the tick */
function Agreement({ policy, consentKey }: { policy: Words['policies'][PolicyName]; consentKey: string }) {
  return (
    <div className="no-print mt-12 rounded-lg bg-sand p-6 without-script:hidden">
      <label className="flex min-h-11 items-center gap-4 text-lg font-semibold">
        <input
          type="checkbox"
          data-consent={consentKey}
          data-stored={policy.stored}
          data-not-stored={policy.notStored}
          autoComplete="off"
          className="size-6 flex-none accent-teal"
        />
        {policy.agree}
      </label>
      <p role="status" data-consent-status className="mt-2 pl-10 empty:hidden" />
    </div>
  );
}
