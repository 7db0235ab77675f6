import { publishedPicture } from '#shared/routes.ts';
import type { WebsitePicture as Uploaded } from '#shared/website/website-pictures.ts';

interface WebsitePictureProps {
  picture: Omit<Uploaded, 'id'>;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** The first picture of a page. */
  isHero?: boolean;
}

/** A picture that the office has uploaded, in its formats and widths. */
export function WebsitePicture({ picture, alt, sizes, className, isHero = false }: WebsitePictureProps) {
  const { width, height, pictures } = picture;
  const srcSet = (format: 'avif' | 'webp') =>
    pictures.map((size) => `${publishedPicture(size.id, format)} ${size.width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={publishedPicture(pictures[0]?.id ?? '', 'webp')}
        srcSet={srcSet('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isHero ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
