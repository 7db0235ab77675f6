import type { ReactNode } from 'react';
import { factStateLabels } from '#shared/website/publications.ts';
import { classNames } from '#web/ui/class-names.ts';

interface Stated {
  state: keyof typeof factStateLabels;
  hasUnpublishedChanges: boolean;
}

/** The state in words; published ones that have been changed say so. `children`: more about a published one. */
export function StateMark({ record, children }: { record: Stated; children?: ReactNode }) {
  const { state, hasUnpublishedChanges } = record;
  return (
    <span
      className={classNames(
        'inline-block rounded-sm px-2 sm:min-w-max py-0.5 text-sm font-medium',
        state === 'published' ? 'bg-sea-pale text-teal' : 'bg-sand text-ink',
      )}
    >
      {factStateLabels[state]}
      {children}
      {hasUnpublishedChanges && ', changed since'}
    </span>
  );
}
