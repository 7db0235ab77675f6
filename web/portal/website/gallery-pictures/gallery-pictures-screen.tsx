import { useState } from 'react';
import { publishedPicture } from '#shared/routes.ts';
import { type GalleryPicture, pictureCategoryLabels } from '#shared/website/gallery-pictures.ts';
import { RowPicture } from '#web/portal/kit/rows/row-picture.tsx';
import { lazyDialog, lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { PublishedList } from '#web/portal/website/publications/published-list.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { pictureCalls } from './picture-calls.ts';

const SeveralPicturesDialog = lazyDialog(() => import('./several-pictures-dialog.tsx'));
const PictureForm = lazyPart(() => import('./picture-form.tsx'));

const columns: readonly Column<GalleryPicture>[] = [
  { header: 'Picture', cell: ({ photo }) => <RowPicture src={smallestPath(photo)} alt="" /> },
  {
    header: 'Title',
    sortKey: 'title',
    isTitle: true,
    picture: ({ photo }) => <RowPicture src={smallestPath(photo)} alt="" />,
    cell: ({ title }) => title,
  },
  {
    header: 'Category',
    isDetail: true,
    cell: ({ category, festival }) => festival || pictureCategoryLabels[category],
  },
  { header: 'Place', sortKey: 'order', isNumber: true, cell: ({ order }) => order },
];

/** The pictures that the office publishes in the gallery. */
export function GalleryPicturesScreen() {
  const [isAdding, setAdding] = useState(false);
  return (
    <PublishedList
      title="Gallery"
      nouns="pictures"
      hint="‘Add Picture’ uploads one, or takes the photo of an event; ‘Add several’ takes many files at once."
      calls={pictureCalls}
      columns={columns}
      form={PictureForm}
      more={<Button onClick={() => setAdding(true)}>Add several</Button>}
    >
      {isAdding && <SeveralPicturesDialog onClose={() => setAdding(false)} />}
    </PublishedList>
  );
}

function smallestPath({ pictures: [smallest] }: GalleryPicture['photo']): string {
  return publishedPicture(smallest?.id ?? '', 'webp');
}
