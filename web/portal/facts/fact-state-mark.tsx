import type { Fact, FactState } from '#shared/facts.ts';
import { classNames } from '#web/ui/class-names.ts';

const labels: Readonly<Record<FactState, string>> = {
  start: 'Start value',
  draft: 'Draft',
  published: 'Published',
  takenBack: 'Taken back',
};

export function FactStateMark({ fact: { state, hasUnpublishedChanges } }: { fact: Fact }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-sm sm:min-w-max px-2 py-0.5 text-sm font-medium',
        state === 'published' ? 'bg-sea-pale text-teal' : 'bg-sand text-ink',
      )}
    >
      {labels[state]}
      {hasUnpublishedChanges && ', changed since'}
    </span>
  );
}
