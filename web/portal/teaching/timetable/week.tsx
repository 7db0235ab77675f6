import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { TimetableQuery } from '#shared/teaching/timetable.ts';
import { addDays, mondayOf, weekdayOf } from '#shared/teaching/weekdays.ts';
import { callQuery } from '#web/api/call-query.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { changesOf, WeekChanges } from './week-changes.tsx';
import { WeekTable } from './week-table.tsx';

interface WeekProps extends Pick<ComponentProps<typeof WeekTable>, 'caption' | 'onEdit' | 'drag'> {
  /** Of a year, a teacher or a room. Without a day: the week of today, and the changes of the coming days too. */
  query: TimetableQuery;
  /** Above the table. */
  children?: ReactNode;
}

/** A week of the timetable, and what differs from it on single days. */
export function Week({ query, children, ...table }: WeekProps) {
  const today = useIndiaDay();
  const { on, facultyId, room } = query;
  // Where the query names no day the server knows it: a new day asks again.
  const asOf = on ? '' : today;
  const week = useQuery(callQuery('listTimetable', { query }, asOf));
  const plan = useQuery(callQuery('readDayPlan'));
  const span = on ? { from: on, to: addDays(on, 6) } : {};
  const substitutions = useQuery(callQuery('listSubstitutions', { query: span }, asOf));
  const refetch = () => Promise.all([week.refetch(), plan.refetch()]);
  if (!week.data || !plan.data) return <LoadState error={week.error ?? plan.error} refetch={refetch} />;
  const changes = changesOf(query, substitutions.data ?? []);
  const of = facultyId ? 'teacher' : room ? 'room' : 'year';
  return (
    <>
      <WeekChanges changes={changes} of={of} />
      {children}
      <WeekTable
        entries={week.data}
        changes={changes.filter(({ day }) => mondayOf(day) === mondayOf(on ?? today))}
        periods={plan.data.periods}
        of={of}
        {...(!on && { today: weekdayOf(today) })}
        {...table}
      />
    </>
  );
}
