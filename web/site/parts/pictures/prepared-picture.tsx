import { publishedPicture } from '#shared/routes.ts';
import type { PictureSource } from '#shared/website/website-content.ts';
import type { WebsitePicture as Uploaded } from '#shared/website/website-pictures.ts';

export interface PreparedPictureProps {
  source: PictureSource;
  alt: string;
  className?: string;
  /** The first picture of a page, which is loaded with high priority. */
  isHero?: boolean;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes?: string;
}

/** A picture in the formats that the build has made, with its size, so that the layout does not shift while it loads. */
export function PreparedPicture({
  source: { src, width, height, sources },
  alt,
  className,
  isHero = false,
  sizes = '100vw',
}: PreparedPictureProps) {
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={isHero ? 'eager' : 'lazy'}
        fetchPriority={isHero ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

interface WebsitePictureProps extends Omit<PreparedPictureProps, 'source'> {
  picture: Omit<Uploaded, 'id'>;
}

/** A picture that the office has uploaded. */
export function WebsitePicture({ picture, ...props }: WebsitePictureProps) {
  return <PreparedPicture source={uploadedSource(picture)} {...props} />;
}

export function uploadedSource({ width, height, pictures }: Omit<Uploaded, 'id'>): PictureSource {
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcset: pictures.map((size) => `${publishedPicture(size.id, format)} ${size.width}w`).join(', '),
  }));
  return { src: publishedPicture(pictures.at(-1)?.id ?? '', 'webp'), width, height, sources };
}
