import type { Picture as Words } from '#shared/website/content.ts';
import { usePicture } from './pictures.ts';
import { PreparedPicture, type PreparedPictureProps } from './prepared-picture.tsx';

interface PictureProps extends Omit<PreparedPictureProps, 'source' | 'alt'> {
  picture: Words;
}

/** A drawing or a photograph of content/images with its alternative text. Islands use PreparedPicture. */
export function Picture({ picture: { src, alt }, ...props }: PictureProps) {
  return <PreparedPicture source={usePicture(src)} alt={alt} {...props} />;
}
