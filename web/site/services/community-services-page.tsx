import { communityServices, communityServicesPage as words } from '#content/en/community-services.ts';
import { routes } from '#shared/routes.ts';
import { PageHeader } from '../frame/page-header.tsx';
import { Picture } from '../frame/picture.tsx';
import { ClosingCall } from './closing-call.tsx';

export function CommunityServicesPage() {
  return (
    <>
      <PageHeader
        path={routes.communityServices}
        title={words.title}
        lead={words.lead}
        picture={words.picture}
      />
      <ul className="page-width section-space grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {communityServices.map(({ id, title, description, image }) => (
          <li key={id}>
            <Picture
              picture={image}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 100vw"
              className="aspect-[4/3] w-full rounded-lg object-cover"
            />
            <h2 className="mt-4 text-xl">{title}</h2>
            <p className="mt-2 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
      <ClosingCall {...words.involved} />
    </>
  );
}
