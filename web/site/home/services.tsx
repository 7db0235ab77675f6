import { services } from '#content/en/home.ts';
import { ButtonLink } from '../frame/button-link.tsx';
import { Picture } from '../frame/picture.tsx';
import { SectionHeading } from '../frame/section-heading.tsx';

export function Services() {
  return (
    <section className="page-width section-space">
      <SectionHeading>{services.heading}</SectionHeading>
      <ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
        {services.cards.map(({ title, description, link, buttonText, picture }, index) => (
          <li key={title} className={`flex flex-col ${index < 2 ? 'lg:col-span-3' : 'lg:col-span-2'}`}>
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 34rem, (min-width: 40rem) 50vw, 100vw"
              className="aspect-[4/3] w-full rounded-lg object-cover"
            />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 mb-4 text-ink-soft">{description}</p>
            <ButtonLink href={link} look="outline" className="mt-auto self-start">
              {buttonText}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
