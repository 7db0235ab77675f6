import type { ReactNode } from 'react';
import { factStateLabels } from '#shared/website/publications.ts';
import { Pill } from '#web/ui/pill.tsx';

interface Stated {
  state: keyof typeof factStateLabels;
  hasUnpublishedChanges: boolean;
}

/** The state in words; published ones that have been changed say so. `children`: more about a published one. */
export function StateMark({ record, children }: { record: Stated; children?: ReactNode }) {
  const { state, hasUnpublishedChanges } = record;
  return (
    <Pill
      tone={hasUnpublishedChanges ? 'waiting' : state === 'published' ? 'good' : 'quiet'}
      className="sm:min-w-max"
    >
      {factStateLabels[state]}
      {children}
      {hasUnpublishedChanges && ', changed since'}
    </Pill>
  );
}
