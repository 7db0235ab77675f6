import type { ReactNode } from 'react';
import { publicationStateLabels } from '#shared/website/publications.ts';
import { Pill } from '#web/ui/pill.tsx';

/** Of facts that the office has not touched. */
const labels = { ...publicationStateLabels, start: 'Start value', notEntered: 'Not entered' };

interface Stated {
  state: keyof typeof labels;
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
      {labels[state]}
      {children}
      {hasUnpublishedChanges && ', changed since'}
    </Pill>
  );
}
