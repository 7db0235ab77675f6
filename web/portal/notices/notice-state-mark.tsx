import { indiaDate } from '#shared/format.ts';
import type { Notice } from '#shared/notices.ts';
import { isPast } from '#shared/published-notices.ts';
import { StateMark } from '#web/portal/publications/state-mark.tsx';

/** The state in words: published ones that have ended or are still to come say so. */
export function NoticeStateMark({ notice }: { notice: Notice }) {
  const { state, hasUnpublishedChanges } = notice;
  return (
    <StateMark record={notice}>
      {/* The days of a change that is not published yet do not hold. */}
      {state === 'published' && !hasUnpublishedChanges && whenShown(notice)}
    </StateMark>
  );
}

function whenShown(notice: Notice): string {
  const today = indiaDate(new Date());
  if (isPast(notice, today)) return ', ended';
  return notice.from > today ? ', still to come' : '';
}
