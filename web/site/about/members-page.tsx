import { membersAndFaculty } from '#content/en/about.ts';
import { routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { LinkRows } from '#web/site/parts/link-rows.tsx';
import { Picture } from '#web/site/parts/picture.tsx';
import { Slot } from '#web/site/parts/slot.tsx';
import { AboutLayout } from './about-layout.tsx';

const slug = 'members-faculties-vcp';

/** product §2.8: a placeholder until the college lists its teachers. */
export function MembersPage() {
  const { title, text, picture, linksHeading, links } = membersAndFaculty;
  return (
    <AboutLayout slug={slug} header={<PageHeader path={routes.aboutPage(slug)} title={title} />}>
      <Slot name="faculty">
        <div className="grid items-center gap-10 md:grid-cols-2">
          <div>
            <p className="text-2xl leading-snug font-medium">{text}</p>
            <h2 className="mt-8 text-lg">{linksHeading}</h2>
            <LinkRows links={links} />
          </div>
          <Picture picture={picture} className="w-full max-w-sm rounded-lg max-md:order-first" />
        </div>
      </Slot>
    </AboutLayout>
  );
}
