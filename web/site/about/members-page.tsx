import type { WebsitePerson } from '#shared/website/website-people.ts';
import { LinkRows } from '#web/site/parts/links/link-rows.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { inOrder } from '#web/site/parts/people-order.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import type { Shown } from '#web/site/parts/shown.ts';
import { AboutLayout } from './about-layout.tsx';
import { Face } from './face.tsx';

/** The teachers; product §2.8: a placeholder while none is listed. */
export function MembersPage({ people, previewId }: Shown<'people'>) {
  const { title } = useWords('about').membersAndFaculty;
  const teachers = people.filter(({ place }) => place === 'faculty').sort(inOrder);
  return (
    <AboutLayout title={title}>
      {teachers.some(({ id }) => id === previewId) && <PreviewNote />}
      {teachers.length > 0 ? <Teachers teachers={teachers} /> : <NoTeachers />}
    </AboutLayout>
  );
}

function Teachers({ teachers }: { teachers: readonly WebsitePerson[] }) {
  const { aboutMenu, membersAndFaculty } = useWords('about');
  return (
    <>
      <h2 className="sr-only">{aboutMenu['members-faculties-vcp']}</h2>
      <p className="max-w-text text-lg">{membersAndFaculty.lead}</p>
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
        {teachers.map((teacher) => (
          <li key={teacher.id} className="flex gap-5 border-t border-line py-5">
            <Face person={teacher} size="size-24" />
            <div className="min-w-0 wrap-anywhere">
              <h3 className="text-lg leading-tight">{teacher.name}</h3>
              <p className="mt-1">{teacher.designation}</p>
              {teacher.qualification && <p className="text-ink-soft">{teacher.qualification}</p>}
              {teacher.specialization && <p className="text-ink-soft">{teacher.specialization}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function NoTeachers() {
  const { text, picture, linksHeading, links } = useWords('about').membersAndFaculty;
  return (
    <div className="grid items-center gap-10 md:grid-cols-2">
      <div>
        <p className="text-2xl leading-snug font-medium">{text}</p>
        <h2 className="mt-8 text-lg">{linksHeading}</h2>
        <LinkRows links={links} />
      </div>
      <Picture picture={picture} className="w-full max-w-sm rounded-lg max-md:order-first" />
    </div>
  );
}
