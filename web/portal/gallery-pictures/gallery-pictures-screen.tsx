import { useQuery } from '@tanstack/react-query';
import { type GalleryPicture, pictureCategories, pictureCategoryLabels } from '#shared/gallery-pictures.ts';
import { publishedPicture } from '#shared/routes.ts';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { useListSearch } from '#web/portal/lists/list-search.ts';
import { PublishedList } from '#web/portal/publications/published-list.tsx';
import { StateFilter } from '#web/portal/publications/state-filter.tsx';
import { StateMark } from '#web/portal/publications/state-mark.tsx';
import { lazyPart } from '#web/portal/shell/lazy-part.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { pictureListSearch } from './picture-list-search.ts';
import { pictureCalls, pictureListQuery, picturePublication, pictureQuery } from './picture-queries.ts';

const PictureForm = lazyPart(() => import('./picture-form.tsx'), 'PictureForm');

const columns: readonly Column<GalleryPicture>[] = [
  { header: 'Picture', cell: (picture) => <Thumbnail picture={picture} /> },
  { header: 'Title', sortKey: 'title', isTitle: true, cell: ({ title }) => title },
  {
    header: 'Category',
    cell: ({ category, festival }) => festival || pictureCategoryLabels[category],
  },
  { header: 'Place', sortKey: 'order', cell: ({ order }) => order },
  { header: 'State', cell: (picture) => <StateMark record={picture} /> },
];

/** The pictures that the office publishes in the gallery. */
export function GalleryPicturesScreen() {
  const [search, update] = useListSearch(pictureListSearch);
  const query = useQuery(pictureListQuery(search));
  return (
    <PublishedList
      title="Gallery"
      noun="Picture"
      nouns="pictures"
      hint="‘Add Picture’ uploads one, or takes the photo of an event. Until the first one is published, the website shows its start pictures."
      calls={pictureCalls}
      publication={picturePublication}
      query={query}
      recordQuery={pictureQuery}
      columns={columns}
      search={search}
      update={update}
      defaultSort="order"
      form={PictureForm}
      filters={
        <>
          <StateFilter value={search.state} onChange={(state) => update({ state })} />
          <FilterSelect
            label="Category"
            all="All categories"
            value={search.category}
            options={pictureCategories.map((value) => ({ value, label: pictureCategoryLabels[value] }))}
            onChange={(category) => update({ category })}
          />
        </>
      }
    />
  );
}

function Thumbnail({ picture: { photo } }: { picture: GalleryPicture }) {
  const [smallest] = photo.pictures;
  return (
    <img
      src={publishedPicture(smallest?.id ?? '', 'webp')}
      alt=""
      width={80}
      height={56}
      loading="lazy"
      className="my-1 h-14 w-20 rounded-sm border border-line object-cover"
    />
  );
}
