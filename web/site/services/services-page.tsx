import { routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';

/** The five services of the home page, one row each, for comparison. */
export function ServicesPage() {
  const { servicesPage } = useWords('services');
  const { services } = useWords('home');
  return (
    <>
      <PageHeader title={servicesPage.title} lead={servicesPage.lead} />
      <ul className="page-width py-4 md:py-8">
        {services.cards.map(({ title, description, link, buttonText, picture }, index) => (
          <li
            key={title}
            className="grid grid-cols-[6rem_1fr] items-start gap-x-4 gap-y-4 border-b border-line py-6 last:border-b-0 sm:grid-cols-[12rem_1fr] sm:grid-rows-[1fr_auto] md:gap-x-8 lg:grid-cols-[14rem_1fr_17rem] lg:grid-rows-none lg:items-center"
          >
            <Picture
              picture={picture}
              isHero={index === 0}
              sizes="(min-width: 48rem) 14rem, 10rem"
              className="aspect-square w-full rounded-lg border border-line object-cover sm:row-span-2 sm:aspect-[4/3] lg:row-span-1"
            />
            <div>
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-2 text-ink-soft">{description}</p>
              {link === routes.studentLogin && (
                <p className="mt-1">
                  <TextLink
                    link={servicesPage.library}
                    className="inline-flex min-h-11 items-center font-medium text-teal underline underline-offset-4"
                  />
                </p>
              )}
            </div>
            <ButtonLink
              href={link}
              variant="outline"
              className="col-span-2 sm:col-span-1 sm:col-start-2 sm:justify-self-start lg:col-start-3 lg:justify-self-stretch"
            >
              {buttonText}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <section className="bg-sand">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-12">
          <p className="max-w-text text-lg">{servicesPage.note}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink link={servicesPage.contact} />
            <ButtonLink link={servicesPage.treatment} variant="outline" />
          </p>
        </div>
      </section>
    </>
  );
}
