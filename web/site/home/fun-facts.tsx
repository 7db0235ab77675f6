import { Arc } from '#web/site/parts/arc.tsx';
import { useWords } from '#web/site/parts/page-context.ts';

/**
 * The script counts up once while the arc fills. The HTML has the final numbers, so they can be read without a script.
 */
export function FunFacts() {
  const { funFactsHeading, counters } = useWords('home');
  return (
    <section className="bg-sand" aria-labelledby="fun-facts">
      <div className="page-width section-space grid items-center gap-8 lg:grid-cols-[1fr_2.6fr]">
        <h2 id="fun-facts" className="text-3xl">
          {funFactsHeading}
        </h2>
        <ul className="grid gap-6 sm:grid-cols-3" data-counters>
          {counters.map(({ label, value, suffix }) => (
            <li key={label} className="flex items-center gap-6 sm:block sm:text-center">
              <Arc className="w-28 flex-none text-teal sm:mx-auto sm:w-44" />
              <p>
                <span className="block text-3xl leading-none font-bold tabular sm:-mt-[3.7rem] sm:mb-[1.7rem]">
                  <span data-count={value}>{value}</span>
                  {suffix}
                </span>{' '}
                <span className="mt-1 block text-lg text-ink-soft">{label}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
