import type { GoverningBodyMember } from '#shared/website/content.ts';
import { Picture } from '#web/site/parts/picture.tsx';
import { PortraitMonogram, portraitClass, portraitSizes } from './portrait-monogram.tsx';

/** The member's picture in the header, or a large monogram under an arc. */
export function Portrait({ member }: { member: GoverningBodyMember }) {
  const { name, profile_image: src, profile_image_alt: alt } = member;
  if (src) return <Picture picture={{ src, alt }} isHero sizes={portraitSizes} className={portraitClass} />;
  return <PortraitMonogram name={name} />;
}
