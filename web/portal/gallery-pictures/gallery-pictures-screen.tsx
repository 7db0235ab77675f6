import {
  type GalleryPicture,
  galleryPictureFields,
  pictureCategoryLabels,
} from '#shared/gallery-pictures.ts';
import { publishedPicture } from '#shared/routes.ts';
import { PublishedList } from '#web/portal/publications/published-list.tsx';
import { StateMark } from '#web/portal/publications/state-mark.tsx';
import { lazyPart } from '#web/portal/shell/lazy-part.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { pictureCalls } from './picture-calls.ts';

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
  return (
    <PublishedList
      title="Gallery"
      noun="Picture"
      nouns="pictures"
      hint="‘Add Picture’ uploads one, or takes the photo of an event. Until the first one is published, the website shows its start pictures."
      calls={pictureCalls}
      fields={galleryPictureFields}
      columns={columns}
      defaultSort="order"
      form={PictureForm}
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
      className="my-1 h-14 w-20 max-w-none rounded-sm border border-line object-cover"
    />
  );
}
