import type { Picture as Words } from '#shared/content.ts';
import { pictureSource } from './pictures.ts';

interface PictureProps {
  picture: Words;
  className?: string;
  /** The first picture of a page: loaded at once, before anything else. */
  isHero?: boolean;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes?: string;
}

/** A drawing or a photograph with its alternative text; its place is kept free while it loads. */
export function Picture({ picture, className, isHero = false, sizes = '100vw' }: PictureProps) {
  const { src, width, height, sources } = pictureSource(picture.src);
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={src}
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
