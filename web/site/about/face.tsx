import type { WebsitePerson } from '#shared/website/website-people.ts';
import { WebsitePicture } from '#web/site/parts/pictures/prepared-picture.tsx';
import { Monogram } from '#web/ui/monogram.tsx';

interface FaceProps {
  person: Pick<WebsitePerson, 'name' | 'photo'>;
  size: 'size-11' | 'size-24';
}

/** A small picture of the person, or a monogram. Decorative, because the name is beside it. */
export function Face({ person: { name, photo }, size }: FaceProps) {
  if (!photo)
    return <Monogram name={name} className={size === 'size-11' ? 'size-11 text-sm' : 'size-24 text-2xl'} />;
  return (
    <WebsitePicture
      picture={photo}
      alt=""
      sizes={size === 'size-11' ? '2.75rem' : '6rem'}
      className={`${size} flex-none rounded-full object-cover`}
    />
  );
}
