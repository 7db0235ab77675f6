import type { PictureSource } from '#shared/website/website-content.ts';

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
