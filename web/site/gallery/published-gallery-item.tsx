import { college } from '#content/facts.ts';
import { downloadPicture } from '#shared/routes.ts';
import { downloadName, type PublishedGalleryEntry } from '#shared/website/gallery.ts';
import { PublishedPicture } from '#web/site/parts/published-picture.tsx';
import { GalleryFigure } from './gallery-figure.tsx';

export const galleryPictureSizes = '(min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw';
export const galleryPictureClass = 'aspect-[4/3] w-full object-cover';

interface PublishedGalleryItemProps {
  entry: PublishedGalleryEntry;
  /** Name of its filter. */
  label: string;
  searchText: string;
  isFirst?: boolean;
}

/** A picture that the office has published. */
export function PublishedGalleryItem(props: PublishedGalleryItemProps) {
  const { entry, label, searchText, isFirst = false } = props;
  const { id, widths, width, height, title, text, alt, group } = entry;
  const pictures = widths.map((size) => ({ id: `${id}-${size}`, width: size }));
  return (
    <GalleryFigure
      {...{ group, searchText, title, text, label }}
      picture={
        <PublishedPicture
          picture={{ width, height, pictures }}
          alt={alt}
          isHero={isFirst}
          sizes={galleryPictureSizes}
          className={galleryPictureClass}
        />
      }
      download={{
        address: downloadPicture(pictures.at(-1)?.id ?? ''),
        name: `${downloadName({ id, title }, college.shortName)}.jpg`,
      }}
    />
  );
}
