import type { ReactNode } from 'react';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { MapFrame } from '#web/site/parts/map-frame.tsx';
import { OfficeHours } from '#web/site/parts/office-hours.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';

const link = 'inline-flex min-h-11 items-center font-medium text-teal underline-offset-4 hover:underline';

export function FindUsHere() {
  const { college } = usePage();
  const { findUsHere: words } = useWords('contact');
  return (
    <section className="bg-sand" aria-labelledby="find-us-here">
      <div className="page-width section-space">
        <h2 id="find-us-here" className="text-3xl">
          {words.heading}
        </h2>
        <div className="mt-8 grid gap-x-12 lg:grid-cols-2">
          <div className="grid content-start gap-x-8 gap-y-6 sm:max-lg:grid-cols-2">
            <MapFrame />
            <dl>
              <Row label={words.address}>
                <address className="not-italic">
                  {college.collegeName}
                  <br />
                  {college.street}
                  <br />
                  {college.town}, {college.district}
                  <br />
                  {college.state} {college.postalCode}
                </address>
                <ButtonLink link={words.directions} variant="outline" className="mt-3" />
              </Row>
            </dl>
          </div>
          <dl className="grid content-start gap-x-8 sm:max-lg:grid-cols-2 sm:max-lg:*:last:col-span-2">
            <Row label={words.phone}>
              <a href={college.phoneLink} className={`${link} text-xl tabular`}>
                {college.phone}
              </a>
            </Row>
            <Row label={words.hours}>
              <OfficeHours />
              <p className="text-sm text-ink-soft">{words.closed}</p>
            </Row>
            <Row label={words.email}>
              <ul>
                {words.emails.map(({ label, address: mail }) => (
                  <li key={mail} className="items-center gap-x-3 sm:flex">
                    <span className="block min-w-28 max-sm:-mb-2 max-sm:pt-1">{label}</span>
                    <a href={`mailto:${mail}`} className={link}>
                      {mail}
                    </a>
                  </li>
                ))}
              </ul>
            </Row>
          </dl>
        </div>
      </div>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-4">
      <dt className="mb-1 text-sm text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
