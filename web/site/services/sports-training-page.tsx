import { PageHeader } from '#web/site/frame/page-header.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { ClosingCall } from './closing-call.tsx';

/** Seven camps: the first large across the page, then two rows of three. */
export function SportsTrainingPage() {
  const { sportsTrainingPage: words, camps } = useWords('sportsTrainingCamping');
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} picture={words.picture} />
      <ul className="page-width section-space grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {camps.map(({ id, title, description, image }) => (
          <li
            key={id}
            className="overflow-hidden rounded-lg border border-line bg-white sm:first:col-span-2 sm:first:grid sm:first:grid-cols-2 sm:first:items-center lg:first:col-span-3"
          >
            <Picture
              picture={image}
              sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
              className="aspect-[4/3] w-full object-cover lg:[li:first-child_&]:aspect-[16/10]"
            />
            <div className="p-5 sm:[li:first-child>&]:p-8 lg:[li:first-child>&]:p-12">
              <h2 className="text-xl sm:[li:first-child>div>&]:text-2xl lg:[li:first-child>div>&]:text-3xl">
                {officeText(title)}
              </h2>
              <p className="mt-2 text-ink-soft lg:[li:first-child>div>&]:mt-4 lg:[li:first-child>div>&]:text-lg">
                {officeText(description)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ClosingCall {...words.register} />
    </>
  );
}
