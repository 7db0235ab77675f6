import type { ReactNode } from 'react';
import type { SlotName } from '#shared/published.ts';

/** Marks a part of a page that the office publishes. The build removes the mark and notes the place. */
export function Slot({ name, children }: { name: SlotName; children?: ReactNode }) {
  const Mark = 'published-slot' as 'div'; // an element of no meaning, which no visitor gets
  return <Mark id={name}>{children}</Mark>;
}
