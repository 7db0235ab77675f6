import { admissionYear } from '#shared/office/academic-year-labels.ts';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';

/** The first screen: the college, its course, and whether admission is open. */
export function Hero() {
  const { hero, glance } = useWords('home');
  const [courses, admissions] = hero.buttons;
  return (
    <section className="bg-[linear-gradient(var(--color-sea-pale),var(--color-paper))]">
      <div className="page-width grid items-center gap-x-10 gap-y-4 pt-5 pb-4 md:grid-cols-[1fr_1fr] md:pt-10 md:pb-12 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <p className="text-lg font-semibold text-teal">{hero.study}</p>
          <h1 className="mt-1 text-5xl md:mt-2">{hero.title}</h1>
          <p className="mt-4 max-w-md text-lg leading-snug md:mt-5">{hero.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink link={courses} />
            <ButtonLink link={admissions} variant="outline" />
          </div>
          <AdmissionBanner />
        </div>
        <Picture
          picture={hero.picture}
          isHero
          sizes="(min-width: 64rem) 38rem, (min-width: 48rem) 24rem, 100vw"
          className="mx-auto w-full max-w-44 md:max-w-none"
        />
      </div>
      <div className="border-y border-line bg-paper max-sm:hidden">
        <dl className="page-width grid sm:grid-cols-[1.4fr_1fr_1fr]">
          {glance.map(({ label, value }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-4 border-line py-3 not-first:border-t sm:block sm:py-4 sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-6"
            >
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="text-right font-semibold sm:text-left">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The banner with the application form, the only accent colour of the first screen. */
function AdmissionBanner() {
  const { admissionBanner } = useWords('home');
  const { today } = usePage();
  return (
    <div className="mt-6 flex max-w-md flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-4 border-turmeric py-1 pl-4 md:mt-8">
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl leading-tight font-semibold">
          <span>{admissionBanner.title.replace('{year}', admissionYear(new Date(today)))}</span>
          <span className="rounded-full bg-turmeric-pale px-2.5 py-0.5 text-sm">{admissionBanner.state}</span>
        </p>
        <p className="mt-0.5 leading-snug text-ink-soft">{admissionBanner.text}</p>
      </div>
      <ButtonLink link={admissionBanner.link} variant="accent" className="flex-none" />
    </div>
  );
}
