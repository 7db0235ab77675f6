import type { PersonPage } from '#shared/routes.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import type { Shown } from '#web/site/parts/shown.ts';
import { AboutLayout } from './about-layout.tsx';
import { MemberText } from './member-text.tsx';
import { Portrait } from './portrait.tsx';

/** A person's own page. Without a person it is empty (product §2.8: there is no principal yet). */
export function MemberPage({ slug, people, previewId }: Shown<'people'> & { slug: PersonPage }) {
  const { aboutMenu } = useWords('about');
  const { emptyPicture } = useWords('empty');
  const person = people.find(({ place }) => place === slug);
  if (!person)
    return (
      <AboutLayout title={aboutMenu[slug]}>
        <Picture picture={{ ...emptyPicture, alt: '' }} className="mx-auto w-56 py-10 lg:py-24" />
      </AboutLayout>
    );
  const { name, designation, id } = person;
  return (
    <AboutLayout title={name} lead={designation} figure={<Portrait person={person} />}>
      {id === previewId && <PreviewNote />}
      <MemberText person={person} />
    </AboutLayout>
  );
}
