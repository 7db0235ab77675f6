import { publishedPicture } from '#shared/routes.ts';
import type { PictureSource, SiteFiles } from '#shared/website/website-content.ts';
import type { WebsitePicture } from '#shared/website/website-pictures.ts';
import { type PageValues, usePage } from '#web/site/parts/page-context.ts';
import { uploadedSource } from './prepared-picture.tsx';

/** @param src a path below content/images. @throws where there is no such file */
export function pictureIn(pictures: SiteFiles['pictures'], src: string): PictureSource {
  const picture = pictures[src];
  if (picture) return picture;
  throw new Error(
    `content/images/${src} does not exist: put the picture there, or mend its name in content/`,
  );
}

/** A picture of content/images in the formats for browsers: islands get it as a property. */
export const usePicture = (src: string): PictureSource => pictureIn(usePage().files.pictures, src);

/** The college's logo, for the header and the tab of the browser. */
export function useLogo(): { src: string; type: string } {
  return logoIn(usePage());
}

/** With those that the office has uploaded in their place, by their ids. */
export function withUploaded(
  pictures: SiteFiles['pictures'],
  uploaded: readonly WebsitePicture[],
): SiteFiles['pictures'] {
  const sources = uploaded.map((picture) => [picture.id, uploadedSource(picture)]);
  return Object.assign(Object.create(pictures) as typeof pictures, Object.fromEntries(sources));
}

type Shown = Pick<PageValues, 'words' | 'files' | 'logo'>;

/** The uploaded logo, or that of content/images. */
export function logoIn({ words, files: { pictures }, logo }: Shown): { src: string; type: string } {
  const [smallest] = logo?.pictures ?? [];
  if (smallest) return { src: publishedPicture(smallest.id, 'webp'), type: 'image/webp' };
  const file = words.frame.frame.logo.src;
  const { src } = pictureIn(pictures, file);
  const ending = /\.(\w+)$/.exec(src)?.[1];
  return { src, type: ending === 'svg' ? 'image/svg+xml' : `image/${ending}` };
}
