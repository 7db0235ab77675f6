import { Phone } from 'lucide-react';
import { routes } from '#shared/routes.ts';
import { FactProof } from '#web/site/parts/fact-proof.tsx';
import { linkClass, TextLink } from '#web/site/parts/links/text-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

/** The plain answer of a longer one. */
const firstSentence = (text: string) => /^.+?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;

const row =
  'grid grid-cols-[7.25rem_1fr] gap-x-3 border-t border-line py-1.5 md:block md:border-t-0 md:border-l md:py-0 md:pl-4';

/** What families ask first: on a phone the first thing of the home page. */
export function ForParents() {
  const { heading, total, quotas, items, next, more } = useWords('home').forParents;
  const { frame } = useWords('frame');
  const { facts, college } = usePage();
  return (
    <section aria-labelledby="for-parents" className="border-b border-line bg-white">
      <div className="page-width pt-3 pb-2 md:py-4">
        <div className="flex items-center justify-between gap-4">
          {/* No heading: the first one of the page is that of the hero. */}
          <p id="for-parents" className="text-xl font-semibold">
            {heading}
          </p>
          <a href={college.phoneLink} className={`${linkClass} gap-2`}>
            <Phone className="size-5" aria-hidden="true" />
            {frame.call}
          </a>
        </div>
        <dl className="mt-1 grid md:mt-2 md:grid-cols-3 md:gap-x-4 md:gap-y-3 lg:grid-cols-[1.35fr_1.35fr_1fr_1fr_1fr]">
          <div className={row}>
            <dt className="text-ink-soft">{total}</dt>
            <dd>
              {quotas.map(({ quota, total: amount }) => (
                <span key={quota} className="flex flex-wrap justify-between gap-x-2 md:justify-start">
                  {quota} <b className="font-semibold whitespace-nowrap tabular">{amount}</b>
                </span>
              ))}
            </dd>
          </div>
          {items.map(({ name, label }) => (
            <div key={name} className={row}>
              <dt className="text-ink-soft">{label}</dt>
              <dd>
                <span className="font-semibold wrap-anywhere">
                  {officeText(firstSentence(facts[name].text))}
                </span>
                {name === 'neet' && <FactProof fact={facts[name]} />}
              </dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-x-6 border-t border-line md:mt-2">
          <TextLink link={next} />
          <TextLink href={`${routes.admissions}#answers`}>{more}</TextLink>
        </p>
      </div>
    </section>
  );
}
