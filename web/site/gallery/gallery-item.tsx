import { downloadPicture } from '#shared/routes.ts';
import { contentDownload, downloadName, type GalleryEntry } from '#shared/website/gallery.ts';
import { officeTextIn } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { PreparedPicture, uploadedSource } from '#web/site/parts/pictures/prepared-picture.tsx';
import { downloadButton, GalleryFigure } from './gallery-figure.tsx';

/** Of the list around the items. */
export const galleryGrid = 'mt-3 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3';

interface GalleryItemProps {
  entry: GalleryEntry;
  /** Its short name, in the names of downloaded files. */
  college: string;
  /** Name of its filter. */
  label: string;
  searchText: string;
  isFirst?: boolean;
}

export function GalleryItem({ entry, college, label, searchText, isFirst = false }: GalleryItemProps) {
  const { galleryPage: words } = useWords('gallery');
  const { id, widths, width, height, title, text, alt, group, file } = entry;
  const name = downloadName({ id, title }, college);
  const pictures = widths.map((size) => ({ id: `${id}-${size}`, width: size }));
  const isDrawing = file?.path.endsWith('.svg');
  return (
    <GalleryFigure
      {...{ group, searchText, title, text, label }}
      picture={
        <PreparedPicture
          source={file?.source ?? uploadedSource({ width, height, pictures })}
          alt={alt}
          isHero={isFirst}
          sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw"
          className="aspect-[4/3] w-full object-cover"
        />
      }
      download={{
        address: file ? contentDownload(file.path, 'jpg') : downloadPicture(pictures.at(-1)?.id ?? ''),
        name: `${name}.jpg`,
      }}
    >
      {file && isDrawing && (
        <button
          type="button"
          data-download={contentDownload(file.path, 'svg')}
          data-download-name={`${name}.svg`}
          className={downloadButton}
        >
          {words.drawing}
          <span className="sr-only">{officeTextIn(words.drawingLong, '{title}', title)}</span>
        </button>
      )}
    </GalleryFigure>
  );
}
