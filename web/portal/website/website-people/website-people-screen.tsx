import { publishedPicture } from '#shared/routes.ts';
import { personPlaceLabels, type WebsitePerson } from '#shared/website/website-people.ts';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { PublishedList } from '#web/portal/website/publications/published-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { personCalls } from './person-calls.ts';

const PersonForm = lazyPart(() => import('./person-form.tsx'));

const columns: readonly Column<WebsitePerson>[] = [
  { header: 'Photo', cell: (person) => <Face person={person} /> },
  {
    header: 'Name',
    sortKey: 'name',
    isTitle: true,
    picture: (person) => <Face person={person} />,
    // The state stays in sight beside the longest name.
    cell: ({ name, designation }) => (
      <span className="inline-block min-w-28 wrap-anywhere">
        {name}
        <span className="block text-sm font-normal text-ink-soft">{designation}</span>
      </span>
    ),
  },
  { header: 'Shown on', isDetail: true, cell: ({ place }) => personPlaceLabels[place] },
  { header: 'Place', sortKey: 'order', isNumber: true, cell: ({ order }) => order },
];

/** The people of the website: governing body, office holders and teachers. */
export function WebsitePeopleScreen() {
  return (
    <PublishedList
      title="People on the website"
      nouns="people"
      hint="‘Add Person’ enters the principal, a member of the governing body or a teacher for the website."
      calls={personCalls}
      columns={columns}
      form={PersonForm}
    />
  );
}

function Face({ person: { name, photo } }: { person: WebsitePerson }) {
  const [smallest] = photo?.pictures ?? [];
  if (!smallest) return <Monogram name={name} className="my-1 size-12" />;
  return (
    <img
      src={publishedPicture(smallest.id, 'webp')}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className="my-1 size-12 max-w-none rounded-full border border-line object-cover"
    />
  );
}
