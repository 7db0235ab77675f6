import { batchRules } from '#shared/website/internship.ts';
import { FactProof } from '#web/site/parts/fact-proof.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { officeTextIn } from '#web/site/parts/office-text.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { AboutLayout } from './about-layout.tsx';

export function OurProgrammePage() {
  const { ourProgramme } = useWords('about');
  const { title, lead, picture, yearsHeading, years, subjectsLabel, batch, note, links } = ourProgramme;
  const [course, fees] = links;
  const { internship, 'internship-batches': earlier } = usePage().publishedFacts;
  return (
    <AboutLayout title={title} lead={lead} picture={picture}>
      <h2 className="text-3xl">{yearsHeading}</h2>
      <ol className="mt-8 ml-1.5 border-l-2 border-sea">
        {years.map(({ title: year, description, subjects }) => (
          <li key={year} className="relative break-inside-avoid pb-10 pl-7 last:pb-0">
            <span
              className="absolute top-1.5 -left-[7px] size-3 rounded-full bg-turmeric"
              aria-hidden="true"
            />
            <div className="grid gap-x-10 gap-y-3 md:grid-cols-[1fr_1.1fr]">
              <div>
                <h3 className="text-xl">{year}</h3>
                <p className="mt-2 text-ink-soft">{description}</p>
              </div>
              {subjects.length > 0 && (
                <ul aria-label={`${subjectsLabel}: ${year}`} className="grid content-start">
                  {subjects.map((subject) => (
                    <li key={subject} className="border-b border-line py-1.5 first:border-t">
                      {subject}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-10 max-w-text text-ink-soft">{note}</p>
      {internship && <FactProof fact={internship} label={years.at(-1)?.title} />}
      {batchRules(earlier?.batches ?? '').map(({ batches, months, source }) => (
        <p key={batches} className="mt-2 text-sm text-ink-soft">
          {officeTextIn(batch.replace('{batches}', batches).replace('{months}', months), '{source}', source)}
        </p>
      ))}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <ButtonLink link={course} />
        <ButtonLink link={fees} variant="outline" />
      </div>
    </AboutLayout>
  );
}
