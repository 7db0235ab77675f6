import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Faculty } from '#shared/people/faculty.ts';
import { fullName } from '#shared/people/full-name.ts';
import { lazyPartBelow } from '#web/portal/kit/shell/lazy-part.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { PersonHeading } from '#web/portal/people/person/person-heading.tsx';
import { CalendarEvents } from '#web/portal/teaching/calendar/calendar-events.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Monogram } from '#web/ui/monogram.tsx';
import { facultyCalendarQuery } from './faculty-calls.ts';

/** The table of fields and its schemas are not needed for what is above: the teacher’s tasks of today. */
const FacultyDetails = lazyPartBelow(() => import('./faculty-profile.tsx'), 'FacultyDetails');

interface FacultyDashboardProps {
  title: string;
  faculty: Faculty;
  /** What the person does today, above the record. */
  children?: ReactNode;
  /** Something above the rest is still to come: the rest comes with it, so that nothing moves that is read already. */
  isWaiting?: boolean;
}

/** product §2.12: the calendar events, and the faculty fields. */
export function FacultyDashboard(props: FacultyDashboardProps) {
  const { title, faculty, children, isWaiting = false } = props;
  const name = fullName(faculty);
  const { data, error, isPending, refetch } = useQuery(facultyCalendarQuery(faculty.id));
  return (
    <>
      <ScreenHeader title={title} />
      {children}
      {isWaiting ? (
        <Loading text="Loading…" />
      ) : (
        <>
          <section className="mb-6">
            <h2 className="mb-3 text-xl">Calendar events</h2>
            {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
            {(data || isPending) && <CalendarEvents events={data ?? []} isLoading={isPending} />}
          </section>
          <PersonHeading
            picture={<Monogram name={name} className="size-20 text-3xl sm:size-28 sm:text-4xl" />}
            name={name}
            facts={`${faculty.designation} · ${faculty.specialization}`}
          />
          <FacultyDetails faculty={faculty} />
        </>
      )}
    </>
  );
}
