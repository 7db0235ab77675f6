import { PageHeader } from '#web/site/frame/page-header.tsx';
import { FactProof } from '#web/site/parts/fact-proof.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { linkClass, TextLink } from '#web/site/parts/links/text-link.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

/** Whom to call, what ragging is, what follows, and where any other grievance goes. */
export function AntiRaggingPage() {
  const { antiRagging: words, nationalHelpline } = useWords('antiRagging');
  const { facts } = usePage();
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <ButtonLink href={nationalHelpline.phoneLink}>
          <span>
            {nationalHelpline.name}: <span className="whitespace-nowrap">{nationalHelpline.phone}</span>
          </span>
        </ButtonLink>
      </PageHeader>
      <div className="page-width grid gap-x-12 gap-y-10 py-10 md:grid-cols-2 lg:py-14">
        <section>
          <h2 className="text-2xl">{words.helpHeading}</h2>
          <p className="mt-3 max-w-text">{words.helpText}</p>
          <ul className="mt-2">
            <li>
              <TextLink href={nationalHelpline.phoneLink} className={`${linkClass} tabular`}>
                {nationalHelpline.phone}
              </TextLink>
            </li>
            <li>
              <TextLink href={`mailto:${nationalHelpline.email}`}>{nationalHelpline.email}</TextLink>
            </li>
            <li>
              <TextLink link={nationalHelpline.site} />
            </li>
          </ul>
          <FactProof fact={facts['ragging-helpline']} />
        </section>
        <section>
          <h2 className="text-2xl">{words.collegeHeading}</h2>
          <p className="mt-3 max-w-text">{words.collegeText}</p>
          <p className="flex flex-wrap gap-x-6">
            <TextLink href={words.phoneLink} className={`${linkClass} tabular`}>
              {words.phone}
            </TextLink>
            <TextLink href={`mailto:${words.email}`}>{words.email}</TextLink>
          </p>
        </section>
        <Points heading={words.whatHeading} points={words.what} />
        <Points heading={words.rulesHeading} points={words.rules} />
        <section>
          <h2 className="text-2xl">{words.grievanceHeading}</h2>
          <p className="mt-3 max-w-text">{words.grievanceText}</p>
          <ButtonLink link={words.grievance} variant="outline" className="mt-4" />
        </section>
      </div>
    </>
  );
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <section>
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-3 max-w-text list-disc pl-5">
        {points.map((point) => (
          <li key={point} className="mt-1">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
