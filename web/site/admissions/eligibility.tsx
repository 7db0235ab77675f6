import { useWords } from '#web/site/parts/page-context.ts';

/** The two quotas and their seats. */
export function Eligibility() {
  const { admissions } = useWords('admissions');
  const { heading, text, seatsWord, convener, management } = admissions.eligibility;
  return (
    <section className="break-inside-avoid">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-sm">
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-3 text-lg text-ink-soft">{text}</p>
        </div>
        <p className="leading-none">
          <span className="text-4xl font-bold text-teal tabular">{admissions.seats.total}</span> {seatsWord}
        </p>
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-2 print:mt-4 print:grid-cols-2">
        {[convener, management].map((quota, index) => (
          <div key={quota.title} className={`border-t-4 pt-4 ${index === 0 ? 'border-teal' : 'border-line'}`}>
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
              {quota.title}
              <span className="text-lg font-normal text-ink-soft tabular">
                {quota.seats} {seatsWord}
              </span>
            </h3>
            <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-teal">
              {quota.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
