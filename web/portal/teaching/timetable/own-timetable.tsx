import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import type { TimetableQuery } from '#shared/teaching/timetable.ts';
import { mondayOf, weekdayOf } from '#shared/teaching/weekdays.ts';
import { callQuery } from '#web/api/call-query.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { changesOf } from './changes-of-week.ts';
import { weekQuery } from './timetable-queries.ts';
import { WeekChanges } from './week-changes.tsx';
import { type WeekOf, WeekTable } from './week-table.tsx';

interface OwnTimetableProps {
  query: TimetableQuery;
  of: WeekOf;
  caption: string;
  /** Whose week it is, on paper. */
  whose: string;
}

/** The own week of a teacher or a student, to read and to print. */
export function OwnTimetable({ query, of, caption, whose }: OwnTimetableProps) {
  const today = useIndiaDay();
  const week = useQuery(weekQuery(query, today));
  const plan = useQuery(callQuery('readDayPlan'));
  const substitutions = useQuery(callQuery('listSubstitutions', {}, today));
  const changes = changesOf(query, substitutions.data ?? []);
  const error = week.error ?? plan.error;
  return (
    <>
      <ScreenHeader title="Timetable">
        <Button onClick={() => print()}>Print</Button>
      </ScreenHeader>
      {error && !week.data && <LoadFailure error={error} onRetry={() => void week.refetch()} />}
      {!error && !(week.data && plan.data) && <Loading text="Loading…" />}
      {week.data && plan.data && (
        <>
          <p className="mb-4 hidden print:block">
            {whose} · {say('Week of {day}', { day: formatDate(mondayOf(today)) })}
          </p>
          <WeekChanges changes={changes} of={of} />
          <WeekTable
            caption={caption}
            entries={week.data}
            changes={changes.filter(({ day }) => mondayOf(day) === mondayOf(today))}
            periods={plan.data.periods}
            of={of}
            today={weekdayOf(today)}
          />
        </>
      )}
    </>
  );
}
