import { ClaimProofs } from '#web/site/parts/fact-proof.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

/** The script counts up once. The HTML has the final numbers, so they can be read without a script. */
export function FunFacts() {
  const { funFactsHeading, counters } = useWords('home');
  const { facts } = usePage();
  return (
    <section className="bg-sand" aria-labelledby="fun-facts">
      <div className="page-width section-space grid items-center gap-5 sm:gap-8 lg:grid-cols-[1fr_2.6fr]">
        <h2 id="fun-facts" className="text-3xl">
          {funFactsHeading}
        </h2>
        <ul className="grid grid-cols-3 gap-2 max-[21rem]:grid-cols-1 sm:gap-6" data-counters>
          {counters.map(({ id, label, suffix }) => (
            <li
              key={label}
              className="border-l-3 border-turmeric pl-3 max-[21rem]:flex max-[21rem]:items-baseline max-[21rem]:gap-3 sm:pl-5"
            >
              <span className="block text-3xl leading-none font-bold text-teal tabular sm:text-4xl">
                <span data-count={facts[id].count}>{facts[id].count}</span>
                {suffix}
              </span>{' '}
              <span className="mt-2 block leading-tight max-[21rem]:mt-0 text-ink-soft sm:text-lg">
                {label}
              </span>
            </li>
          ))}
        </ul>
        <ClaimProofs names={counters.map(({ id }) => id)} className="lg:col-span-2" />
      </div>
    </section>
  );
}
