// The people whom the office has published, on the pages of the section.
import { aboutMenu, membersAndFaculty, noPerson } from '#content/en/about.ts';
import { governingBody } from '#content/en/people.ts';
import { type PersonPage, routes } from '#shared/routes.ts';
import type { SlotName } from '#shared/website/published.ts';
import { hasOwnPage, personPlaces, type WebsitePerson } from '#shared/website/website-people.ts';
import { PageHeaderFrame } from '#web/site/frame/page-header-frame.tsx';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import { PublishedPicture } from '#web/site/parts/published-picture.tsx';
import { AboutTop } from './about-top.tsx';
import { GoverningBodyTable } from './governing-body-table.tsx';
import { MemberText } from './member-text.tsx';
import { Monogram } from './monogram.tsx';
import { PortraitMonogram, portraitClass, portraitSizes } from './portrait-monogram.tsx';

type People = readonly WebsitePerson[];

/** In the order of the governing body's table; then as the office has ordered them. */
export function inOrder(one: WebsitePerson, other: WebsitePerson): number {
  return (
    personPlaces.indexOf(one.place) - personPlaces.indexOf(other.place) ||
    one.order - other.order ||
    one.name.localeCompare(other.name, 'en')
  );
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface PersonTopProps {
  slug: PersonPage;
  person: WebsitePerson;
  isPreview: boolean;
}

/** The page of one person. */
export function PersonTop({ slug, person, isPreview }: PersonTopProps) {
  const { name, designation, photo, about } = person;
  return (
    <AboutTop
      slug={slug}
      header={
        <PageHeaderFrame
          path={routes.aboutPage(slug)}
          title={name}
          lead={designation}
          figure={
            photo ? (
              <PublishedPicture
                picture={photo}
                alt={`${name}, ${designation}`}
                isHero
                sizes={portraitSizes}
                className={portraitClass}
              />
            ) : (
              <PortraitMonogram name={name} />
            )
          }
        />
      }
    >
      {isPreview && <PreviewNote />}
      <MemberText member={{ ...person, descriptions: lines(about) }} />
    </AboutTop>
  );
}

/** The page of a person who was published once. */
export function NoPersonTop({ slug }: { slug: PersonPage }) {
  const header = <PageHeaderFrame path={routes.aboutPage(slug)} title={aboutMenu[slug]} />;
  return (
    <AboutTop slug={slug} header={header}>
      <p className="text-lg text-ink-soft">{noPerson}</p>
    </AboutTop>
  );
}

/**
 * A published person takes the place of the start value with the same page; the other start values stay, as their pages do.
 */
export function PublishedGoverningBody({
  people,
  replaced,
  previewId,
}: {
  people: People;
  /** The parts whose start values are no longer shown. */
  replaced: ReadonlySet<SlotName>;
  previewId?: string | undefined;
}) {
  const members = people.filter(({ place }) => place !== 'faculty').sort(inOrder);
  const ofPage = new Map(
    members.flatMap((person) => (hasOwnPage(person.place) ? [[person.place, row(person)] as const] : [])),
  );
  for (const member of governingBody)
    if (!replaced.has(member.slug))
      // The pictures of the content are known to the build only.
      ofPage.set(member.slug, {
        ...member,
        face: <Monogram name={member.name} className="size-11 text-sm" />,
      });
  const pages = personPlaces.flatMap((place) => (hasOwnPage(place) ? (ofPage.get(place) ?? []) : []));
  const others = members.filter(({ place }) => !hasOwnPage(place)).map(row);
  return (
    <>
      {members.some(({ id }) => id === previewId) && <PreviewNote />}
      {pages.length + others.length > 0 ? (
        <GoverningBodyTable members={[...pages, ...others]} />
      ) : (
        <p className="text-lg text-ink-soft">{noPerson}</p>
      )}
    </>
  );
}

function row(person: WebsitePerson) {
  const { id, place, name, designation, specialization, email } = person;
  const slug = hasOwnPage(place) ? place : undefined;
  return {
    id,
    slug,
    name,
    designation,
    specialization,
    email,
    face: <Face person={person} size="size-11" />,
  };
}

interface FaceProps {
  person: WebsitePerson;
  size: 'size-11' | 'size-24';
}

function Face({ person: { name, photo }, size }: FaceProps) {
  if (!photo)
    return <Monogram name={name} className={size === 'size-11' ? 'size-11 text-sm' : 'size-24 text-2xl'} />;
  return (
    <PublishedPicture
      picture={photo}
      alt=""
      sizes={size === 'size-11' ? '2.75rem' : '6rem'}
      className={`${size} flex-none rounded-full object-cover`}
    />
  );
}

/** Members and Faculty: the teachers. */
export function PublishedFaculty({ people, previewId }: { people: People; previewId?: string | undefined }) {
  const teachers = people.filter(({ place }) => place === 'faculty').sort(inOrder);
  return (
    <>
      {teachers.some(({ id }) => id === previewId) && <PreviewNote />}
      <h2 className="sr-only">{aboutMenu['members-faculties-vcp']}</h2>
      <p className="max-w-text text-lg">
        {teachers.length > 0 ? membersAndFaculty.lead : membersAndFaculty.empty}
      </p>
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
