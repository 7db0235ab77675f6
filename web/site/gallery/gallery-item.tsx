import { galleryPage as words } from '#content/en/gallery.ts';
import { college } from '#content/facts.ts';
import { downloadName, type GalleryEntry } from '#shared/website/gallery.ts';
import { Picture } from '#web/site/parts/picture.tsx';
import { downloadButton, GalleryFigure } from './gallery-figure.tsx';
import { galleryPictureClass, galleryPictureSizes } from './published-gallery-item.tsx';

interface GalleryItemProps {
  entry: GalleryEntry;
  /** Name of its filter. */
  label: string;
  isFirst: boolean;
}

/** A picture of the content. */
export function GalleryItem({ entry: { image, group, searchText }, label, isFirst }: GalleryItemProps) {
  const { title, description, url, altText } = image;
  const name = downloadName(image, college.shortName);
  const isDrawing = url.endsWith('.svg');
  const ending = url.split('.').at(-1);
  return (
    <GalleryFigure
      {...{ group, searchText, title, text: description, label }}
      picture={
        <Picture
          picture={{ src: url, alt: altText }}
          isHero={isFirst}
          sizes={galleryPictureSizes}
          className={galleryPictureClass}
        />
      }
      download={{ address: `/downloads/${name}.${isDrawing ? 'jpg' : ending}` }}
    >
      {isDrawing && (
        <button type="button" data-download={`/downloads/${name}.svg`} className={downloadButton}>
          {words.drawing}
          <span className="sr-only">{words.drawingLong.replace('{title}', title)}</span>
        </button>
      )}
    </GalleryFigure>
  );
}
