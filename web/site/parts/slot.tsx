import type { ReactNode } from 'react';
import type { SlotName } from '#shared/website/published.ts';

/** Marks a part of a page that the office publishes. The build removes the mark and notes the place. */
export function Slot({ name, children }: { name: SlotName; children?: ReactNode }) {
  const Mark = 'published-slot' as 'div'; // as: React renders any element name; the build removes this one
  return <Mark id={name}>{children}</Mark>;
}
