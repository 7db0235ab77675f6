import { aboutMenu } from '#content/en/about.ts';
import { emptyPicture } from '#content/en/empty.ts';
import { type PersonPage, routes } from '#shared/routes.ts';
import type { GoverningBodyMember } from '#shared/website/content.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Picture } from '#web/site/parts/picture.tsx';
import { AboutLayout } from './about-layout.tsx';
import { MemberText } from './member-text.tsx';
import { Portrait } from './portrait.tsx';

/** A member's own page. Without a member it is empty (product §2.8: there is no principal yet). */
export function MemberPage({ slug, member }: { slug: PersonPage; member: GoverningBodyMember | undefined }) {
  const path = routes.aboutPage(slug);
  if (!member)
    return (
      <AboutLayout slot={slug} slug={slug} header={<PageHeader path={path} title={aboutMenu[slug]} />}>
        <Picture picture={{ ...emptyPicture, alt: '' }} className="mx-auto w-56 py-10 lg:py-24" />
      </AboutLayout>
    );
  return (
    <AboutLayout
      slot={slug}
      slug={slug}
      header={
        <PageHeader
          path={path}
          title={member.name}
          lead={member.designation}
          figure={<Portrait member={member} />}
        />
      }
    >
      <MemberText member={member} />
    </AboutLayout>
  );
}
