import { PageHeader } from '#web/site/frame/page-header.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { ClosingCall } from './closing-call.tsx';

export function CommunityServicesPage() {
  const { communityServicesPage: words, communityServices } = useWords('communityServices');
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} picture={words.picture} />
      <ul className="page-width section-space grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {communityServices.map(({ id, title, description, image }) => (
          <li key={id} className="grid grid-cols-[6.5rem_1fr] content-start gap-x-4 sm:block">
            <Picture
              picture={image}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 7rem"
              className="aspect-square w-full rounded-lg border border-line object-cover sm:aspect-[4/3]"
            />
            <div className="sm:mt-4">
              <h2 className="text-xl">{officeText(title)}</h2>
              <p className="mt-2 text-ink-soft">{officeText(description)}</p>
            </div>
          </li>
        ))}
      </ul>
      <ClosingCall {...words.involved} />
    </>
  );
}
