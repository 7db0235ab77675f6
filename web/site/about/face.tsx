import type { GoverningBodyMember } from '#shared/website/content.ts';
import { Picture } from '#web/site/parts/picture.tsx';
import { Monogram } from './monogram.tsx';

/** A small picture of the member, or a monogram. */
export function Face({ member }: { member: GoverningBodyMember }) {
  if (!member.profile_image) return <Monogram name={member.name} className="size-11 text-sm" />;
  return (
    <Picture
      picture={{ src: member.profile_image, alt: '' }}
      sizes="2.75rem"
      className="size-11 flex-none rounded-full object-cover"
    />
  );
}
