import type { PictureSource } from './pictures.ts';

export interface PreparedPictureProps {
  source: PictureSource;
  alt: string;
  className?: string;
  /** The first picture of a page: a small drawing travels inside it, anything else is loaded before all others. */
  isHero?: boolean;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes?: string;
}

/** A picture in the forms that the build has made of it; its place is kept free while it loads. */
export function PreparedPicture({
  source: { src, width, height, sources, inline },
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
        src={(isHero && inline) || src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={isHero ? 'eager' : 'lazy'}
        fetchPriority={isHero ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
