import { Check, Phone, TriangleAlert } from 'lucide-react';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';

/** Physiotherapy for patients, with a link to the course. */
export function PhysiotherapyServicePage() {
  const { physiotherapyService } = useWords('serviceDetails');
  const { title, lead, picture, appointment, helpsHeading, helps } = physiotherapyService;
  return (
    <>
      <PageHeader title={title} lead={lead} picture={picture}>
        <ButtonLink href={appointment.url} className="mt-6 mb-8 md:mb-0">
          <Phone className="size-5" aria-hidden="true" />
          <span>
            {appointment.label}: <span className="whitespace-nowrap tabular">{appointment.text}</span>
          </span>
        </ButtonLink>
      </PageHeader>
      <section className="page-width section-space">
        <h2 className="text-3xl">{helpsHeading}</h2>
        <dl className="mt-8 border-t border-line">
          {helps.map(({ title: help, description }) => (
            <div
              key={help}
              className="grid gap-x-10 gap-y-1 border-b border-line py-4 sm:grid-cols-[16rem_1fr]"
            >
              <dt className="text-xl font-semibold">{help}</dt>
              <dd className="text-lg">{description}</dd>
            </div>
          ))}
        </dl>
      </section>
      <FirstVisit />
      <GoodToKnow />
    </>
  );
}

function FirstVisit() {
  const { physiotherapyService } = useWords('serviceDetails');
  const { visitHeading, visit, bringHeading, bring } = physiotherapyService;
  return (
    <div className="bg-sea-pale">
      <div className="page-width section-space grid gap-x-16 gap-y-12 md:grid-cols-[1.5fr_1fr]">
        <section>
          <h2 className="text-3xl">{visitHeading}</h2>
          <ol className="mt-6 ml-1.5 border-l-2 border-sea">
            {visit.map((step) => (
              <li key={step} className="relative pb-6 pl-7 last:pb-0">
                <span
                  className="absolute top-2 -left-[7px] size-3 rounded-full bg-turmeric"
                  aria-hidden="true"
                />
                {step}
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2 className="text-xl">{bringHeading}</h2>
          <ul className="mt-4 grid gap-3">
            {bring.map((thing) => (
              <li key={thing} className="flex gap-3">
                <Check className="mt-1 size-5 flex-none text-teal" aria-hidden="true" />
                {thing}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function GoodToKnow() {
  const { physiotherapyService } = useWords('serviceDetails');
  const { urgentHeading, urgent, teachingHeading, teaching, course } = physiotherapyService;
  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-16 md:grid-cols-2">
      <section className="rounded-sm border-l-4 border-madder bg-madder-pale p-6">
        <h2 className="flex items-center gap-3 text-xl">
          <TriangleAlert className="size-6 flex-none text-madder" aria-hidden="true" />
          {urgentHeading}
        </h2>
        <p className="mt-3">{urgent}</p>
      </section>
      <section>
        <h2 className="text-xl">{teachingHeading}</h2>
        <p className="mt-3">{teaching}</p>
        <ButtonLink link={course} variant="outline" className="mt-6" />
      </section>
    </div>
  );
}
