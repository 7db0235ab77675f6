import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { officeText } from '#web/site/parts/office-text.tsx';
import { useWords } from '#web/site/parts/page-context.ts';

interface GalleryFigureProps {
  group: string;
  searchText: string;
  title: string;
  text: string;
  /** The name of the filter that shows the picture. */
  label: string;
  picture: ReactNode;
  /** Address and file name of the JPEG. */
  download: { address: string; name?: string };
  /** Other downloads. */
  children?: ReactNode;
}

export const downloadButton =
  'inline-flex min-h-11 flex-none items-center gap-2 rounded-sm px-3 font-semibold text-teal hover:bg-sea-pale without-script:hidden';

/** The text covers the picture on hover or focus of its buttons; on touch screens it is below the picture. */
export function GalleryFigure(props: GalleryFigureProps) {
  const { group, searchText, title, text, label, picture, download, children } = props;
  const { galleryPage: words } = useWords('gallery');
  return (
    // Layout is deferred until the item is near the viewport: one letter of the search can show hundreds of items again. Its
    // height is guessed from the picture's, so that what is below does not move when the item is laid out.
    <li
      data-group={group}
      data-search={searchText}
      className="[contain-intrinsic-height:auto_calc(75vw_+_7rem)] [content-visibility:auto] sm:[contain-intrinsic-height:auto_calc(37vw_+_3.5rem)] lg:[contain-intrinsic-height:auto_20.4rem] print:[content-visibility:visible]"
    >
      <figure className="group overflow-hidden rounded-lg border border-line bg-white">
        <div className="relative overflow-hidden">
          {picture}
          <figcaption className="p-4 pb-0 wrap-anywhere can-hover:absolute can-hover:inset-x-0 can-hover:bottom-0 can-hover:translate-y-2 can-hover:bg-ink can-hover:pb-4 can-hover:text-white can-hover:opacity-0 can-hover:transition can-hover:group-focus-within:translate-y-0 can-hover:group-focus-within:opacity-100 can-hover:group-hover:translate-y-0 can-hover:group-hover:opacity-100">
            <h2 className="text-lg">{officeText(title)}</h2>
            {text && <p className="mt-1">{officeText(text)}</p>}
          </figcaption>
        </div>
        <div className="flex min-h-13 flex-wrap items-center justify-end py-1 pr-1 pl-4">
          <p className="flex-1 basis-20 py-1 text-sm leading-tight text-ink-soft">{label}</p>
          <div className="flex">
            {children}
            <button
              type="button"
              data-download={download.address}
              data-download-name={download.name}
              className={downloadButton}
            >
              <Download className="size-5" aria-hidden="true" />
              {words.download}
              <span className="sr-only">{officeText(title)}</span>
            </button>
          </div>
        </div>
      </figure>
    </li>
  );
}
