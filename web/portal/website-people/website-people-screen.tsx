import { useQuery } from '@tanstack/react-query';
import { publishedPicture } from '#shared/routes.ts';
import { personPlaceLabels, personPlaces, type WebsitePerson } from '#shared/website-people.ts';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { useListSearch } from '#web/portal/lists/list-search.ts';
import { PublishedList } from '#web/portal/publications/published-list.tsx';
import { StateFilter } from '#web/portal/publications/state-filter.tsx';
import { StateMark } from '#web/portal/publications/state-mark.tsx';
import { lazyPart } from '#web/portal/shell/lazy-part.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { personListSearch } from './person-list-search.ts';
import { personCalls, personListQuery, personPublication, personQuery } from './person-queries.ts';

const PersonForm = lazyPart(() => import('./person-form.tsx'), 'PersonForm');

const columns: readonly Column<WebsitePerson>[] = [
  { header: 'Photo', cell: (person) => <Face person={person} /> },
  { header: 'Name', sortKey: 'name', isTitle: true, cell: ({ name }) => name },
  { header: 'Designation', cell: ({ designation }) => designation },
  { header: 'Shown on', cell: ({ place }) => personPlaceLabels[place] },
  { header: 'Place', sortKey: 'order', cell: ({ order }) => order },
  { header: 'State', cell: (person) => <StateMark record={person} /> },
];

/** The people of the website: governing body, office holders and teachers. */
export function WebsitePeopleScreen() {
  const [search, update] = useListSearch(personListSearch);
  const query = useQuery(personListQuery(search));
  return (
    <PublishedList
      title="People on the website"
      noun="Person"
      nouns="people"
      hint="‘Add Person’ enters the principal, a member of the governing body or a teacher for the website."
      calls={personCalls}
      publication={personPublication}
      query={query}
      recordQuery={personQuery}
      columns={columns}
      search={search}
      update={update}
      defaultSort="order"
      form={PersonForm}
      filters={
        <>
          <StateFilter value={search.state} onChange={(state) => update({ state })} />
          <FilterSelect
            label="Shown on"
            all="All pages"
            value={search.place}
            options={personPlaces.map((value) => ({ value, label: personPlaceLabels[value] }))}
            onChange={(place) => update({ place })}
          />
        </>
      }
    />
  );
}

function Face({ person: { photo } }: { person: WebsitePerson }) {
  const [smallest] = photo?.pictures ?? [];
  if (!smallest) return <span className="text-ink-soft">None</span>;
  return (
    <img
      src={publishedPicture(smallest.id, 'webp')}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className="my-1 size-12 rounded-full border border-line object-cover"
    />
  );
}
