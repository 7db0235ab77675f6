import { counters, funFactsHeading } from '#content/en/home.ts';
import { Arc } from '../frame/arc.tsx';

/** Counted up once, while the arc fills. The final numbers are in the page: nobody depends on the counting. */
export function FunFacts() {
  return (
    <section className="bg-sand" aria-labelledby="fun-facts">
      <div className="page-width section-space">
        <h2 id="fun-facts" className="text-center text-3xl">
          {funFactsHeading}
        </h2>
        <dl className="mt-10 grid gap-10 sm:grid-cols-3" data-counters>
          {counters.map(({ label, value, suffix }) => (
            <div key={label} className="flex flex-col-reverse text-center">
              <dt className="mt-2 text-lg text-ink-soft">{label}</dt>
              <dd className="relative mx-auto w-48">
                <Arc className="w-full text-teal" />
                <span className="absolute inset-x-0 bottom-5 text-3xl font-bold tabular">
                  <span data-count={value}>{value}</span>
                  {suffix}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
