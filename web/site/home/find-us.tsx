import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { MapFrame } from '#web/site/parts/map-frame.tsx';
import { OfficeHours } from '#web/site/parts/office-hours.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

export function FindUs() {
  const { college } = usePage();
  const { findUs } = useWords('home');
  return (
    <section className="border-t border-line">
      <div className="page-width section-space grid gap-4 md:gap-10 md:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 className="text-3xl">{findUs.heading}</h2>
          <p className="mt-3 text-lg text-ink-soft">{findUs.text}</p>
          <address className="mt-4 not-italic md:mt-6">
            {college.street}, {college.town}, {college.district}, {college.state} {college.postalCode}
          </address>
          <dl className="mt-4 grid gap-2 md:mt-6 md:gap-4">
            <div className="max-md:flex max-md:items-center max-md:gap-4">
              <dt className="text-sm text-ink-soft">{findUs.phone}</dt>
              <dd>
                <a
                  href={college.phoneLink}
                  className="inline-block min-h-11 py-2 text-xl font-semibold text-teal tabular"
                >
                  {college.phone}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">{findUs.hours}</dt>
              <dd>
                <OfficeHours />
              </dd>
            </div>
          </dl>
          <ButtonLink link={findUs.directions} variant="outline" className="mt-4 md:mt-6" />
        </div>
        <MapFrame className="self-center md:h-64" />
      </div>
    </section>
  );
}
