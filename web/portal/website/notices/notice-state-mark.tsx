import type { Notice } from '#shared/website/notices/notices.ts';
import { isPast } from '#shared/website/notices/published-notices.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { StateMark } from '#web/portal/website/publications/state-mark.tsx';

/** The state in words: published ones that have ended or are still to come say so. */
export function NoticeStateMark({ notice }: { notice: Notice }) {
  const { state, hasUnpublishedChanges } = notice;
  const today = useIndiaDay();
  return (
    <StateMark record={notice}>
      {/* The days of a change that is not published yet do not hold. */}
      {state === 'published' && !hasUnpublishedChanges && whenShown(notice, today)}
    </StateMark>
  );
}

function whenShown(notice: Notice, today: string): string {
  if (isPast(notice, today)) return ', ended';
  return notice.from > today ? ', still to come' : '';
}
