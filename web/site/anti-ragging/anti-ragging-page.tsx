import { routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { FactProof } from '#web/site/parts/fact-proof.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

const link = 'inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4';

/** Whom to call, what ragging is, what follows, and where any other grievance goes. */
export function AntiRaggingPage() {
  const { antiRagging: words, nationalHelpline } = useWords('antiRagging');
  const { facts } = usePage();
  return (
    <>
      <PageHeader path={routes.antiRagging} title={words.title} lead={words.lead}>
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
              <a href={nationalHelpline.phoneLink} className={`${link} tabular`}>
                {nationalHelpline.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${nationalHelpline.email}`} className={link}>
                {nationalHelpline.email}
              </a>
            </li>
            <li>
              <TextLink href={nationalHelpline.site.url} className={link}>
                {nationalHelpline.site.label}
              </TextLink>
            </li>
          </ul>
          <FactProof fact={facts['ragging-helpline']} />
        </section>
        <section>
          <h2 className="text-2xl">{words.collegeHeading}</h2>
          <p className="mt-3 max-w-text">{words.collegeText}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href={words.phoneLink} className={`${link} tabular`}>
              {words.phone}
            </a>
            <a href={`mailto:${words.email}`} className={link}>
              {words.email}
            </a>
          </p>
        </section>
        <Points heading={words.whatHeading} points={words.what} />
        <Points heading={words.rulesHeading} points={words.rules} />
        <section>
          <h2 className="text-2xl">{words.grievanceHeading}</h2>
          <p className="mt-3 max-w-text">{words.grievanceText}</p>
          <ButtonLink href={words.grievance.url} variant="outline" className="mt-4">
            {words.grievance.label}
          </ButtonLink>
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
