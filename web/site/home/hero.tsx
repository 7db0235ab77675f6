import { admissionBanner, glance, hero } from '#content/en/home.ts';
import { college } from '#content/facts.ts';
import { admissionYear } from '#shared/academic-year.ts';
import { ButtonLink } from '../frame/button-link.tsx';
import { Picture } from '../frame/picture.tsx';

/** The first screen: who we are, what one can study, that admission is open. */
export function Hero() {
  const [courses, admissions] = hero.buttons;
  return (
    <section className="bg-linear-to-b from-sea-pale to-paper">
      <div className="page-width grid items-center gap-x-10 gap-y-4 pt-6 pb-10 md:grid-cols-[1.1fr_1fr] md:pt-10 md:pb-16">
        <div>
          <p className="font-semibold text-teal">{college.name}</p>
          <h1 className="mt-2 text-5xl">{hero.title}</h1>
          <p className="mt-4 max-w-md text-lg">{hero.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href={courses.url}>{courses.label}</ButtonLink>
            <ButtonLink href={admissions.url} look="outline">
              {admissions.label}
            </ButtonLink>
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-l-4 border-turmeric py-1 pl-4">
            <div>
              <p className="text-xl leading-tight font-semibold">
                <span data-admission-year>
                  {admissionBanner.title.replace('{year}', admissionYear(new Date()))}
                </span>
              </p>
              <p className="text-ink-soft">{admissionBanner.text}</p>
            </div>
            <ButtonLink href={admissionBanner.link.url} look="accent">
              {admissionBanner.link.label}
            </ButtonLink>
          </div>
        </div>
        <Picture
          picture={hero.picture}
          isHero
          sizes="(min-width: 48rem) 34rem, 100vw"
          className="mx-auto w-full max-w-md md:max-w-none"
        />
      </div>
      <dl className="page-width grid gap-px border-y border-line bg-line p-0 sm:grid-cols-3">
        {glance.map(({ label, value }) => (
          <div key={label} className="bg-paper px-5 py-4">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
