import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { indiaDate } from '#shared/format.ts';
import type { TimetableQuery } from '#shared/timetable.ts';
import { weekdayOf } from '#shared/weekdays.ts';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { dayPlanQuery, weekQuery } from './timetable-queries.ts';
import { WeekChanges } from './week-changes.tsx';
import { type WeekOf, WeekTable } from './week-table.tsx';

/** The own week of a teacher or a student, to read and to print. */
export function OwnTimetable({ query, of, caption }: { query: TimetableQuery; of: WeekOf; caption: string }) {
  const [today] = useState(() => weekdayOf(indiaDate(new Date())));
  const week = useQuery(weekQuery(query));
  const plan = useQuery(dayPlanQuery);
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
          <WeekChanges query={query} entries={week.data} />
          <WeekTable
            caption={caption}
            entries={week.data}
            periods={plan.data.periods}
            of={of}
            today={today}
          />
        </>
      )}
    </>
  );
}
