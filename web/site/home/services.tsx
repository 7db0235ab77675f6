import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { SectionHeading } from '#web/site/parts/section-heading.tsx';
import { classNames } from '#web/ui/class-names.ts';

export function Services() {
  const { services } = useWords('home');
  return (
    <section className="page-width section-space">
      <SectionHeading>{services.heading}</SectionHeading>
      <ul className="mt-4 grid gap-x-8 sm:mt-10 sm:grid-cols-2 sm:gap-y-11 lg:grid-cols-6">
        {services.cards.map(({ title, description, link, buttonText, picture }, index) => (
          // Five cards in two columns: the last one spans both, so that no cell is empty.
          <li
            key={title}
            className={classNames(
              'flex flex-col gap-4 max-sm:border-t max-sm:border-line max-sm:py-2',
              index < 2 ? 'lg:col-span-3' : 'lg:col-span-2',
              'sm:max-lg:last:col-span-2 sm:max-lg:last:grid sm:max-lg:last:grid-cols-2 sm:max-lg:last:items-center sm:max-lg:last:gap-8',
            )}
          >
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 34rem, (min-width: 40rem) 50vw, 100vw"
              className="aspect-[4/3] w-full rounded-lg object-cover max-sm:hidden"
            />
            <div className="flex flex-1 flex-col items-start">
              <h3 className="text-xl">{title}</h3>
              <p className="mb-2 leading-snug text-ink-soft sm:mt-2 sm:mb-4">{description}</p>
              <ButtonLink href={link} variant="outline" className="mt-auto">
                {buttonText}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
