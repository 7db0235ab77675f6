import type { Picture as Words } from '#shared/content.ts';
import { pictureSource } from './pictures.ts';

interface PictureProps {
  picture: Words;
  className?: string;
  /** The first picture of a page: a small drawing travels inside it, anything else is loaded before all others. */
  isHero?: boolean;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes?: string;
}

/** A drawing or a photograph with its alternative text; its place is kept free while it loads. */
export function Picture({ picture, className, isHero = false, sizes = '100vw' }: PictureProps) {
  const { src, width, height, sources, inline } = pictureSource(picture.src);
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={(isHero && inline) || src}
        alt={picture.alt}
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
