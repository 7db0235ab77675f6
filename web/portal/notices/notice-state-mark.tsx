import { indiaDate } from '#shared/format.ts';
import { type Notice, noticeStateLabels } from '#shared/notices.ts';
import { isPast } from '#shared/published-notices.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The state in words: published ones that have ended, are still to come or have been changed say so. */
export function NoticeStateMark({ notice }: { notice: Notice }) {
  const { state, hasUnpublishedChanges } = notice;
  return (
    <span
      className={classNames(
        'inline-block rounded-sm px-2 py-0.5 text-sm font-medium',
        state === 'published' ? 'bg-sea-pale text-teal' : 'bg-sand text-ink',
      )}
    >
      {noticeStateLabels[state]}
      {/* The days of a change that is not published yet do not hold. */}
      {state === 'published' && !hasUnpublishedChanges && whenShown(notice)}
      {hasUnpublishedChanges && ', changed since'}
    </span>
  );
}

function whenShown(notice: Notice): string {
  const today = indiaDate(new Date());
  if (isPast(notice, today)) return ', ended';
  return notice.from > today ? ', still to come' : '';
}
