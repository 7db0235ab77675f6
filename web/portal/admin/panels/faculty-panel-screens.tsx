// The admin's 'Faculty Panel': what a faculty member sees, read-only.
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#web/lib/api.ts';
import { Loading } from '#web/ui/loading.tsx';
import { analyticsQuery } from '../../common/analytics-query.ts';
import { AnalyticsView } from '../../common/analytics-view.tsx';
import { CalendarEvents } from '../../common/calendar-events.tsx';
import { FacultyProfile } from '../../common/faculty-profile.tsx';
import { LoadFailure } from '../../common/load-failure.tsx';
import { SubjectTables } from '../../common/subject-tables.tsx';
import { facultyQuery } from '../faculty/faculty-queries.ts';
import { PersonPanel } from './person-panel.tsx';
import { StudentsToRead } from './students-to-read.tsx';

export function PanelDashboard() {
  return (
    <PersonPanel kind="faculty" title="Faculty Panel: Dashboard">
      {(id) => (
        <>
          <Profile id={id} />
          <Calendar id={id} />
        </>
      )}
    </PersonPanel>
  );
}

export function PanelProfile() {
  return (
    <PersonPanel kind="faculty" title="Faculty Panel: My Profile">
      {(id) => <Profile id={id} />}
    </PersonPanel>
  );
}

export function PanelSubjects() {
  return (
    <PersonPanel kind="faculty" title="Faculty Panel: Subjects">
      {() => <SubjectTables />}
    </PersonPanel>
  );
}

export function PanelStudents() {
  return (
    <PersonPanel kind="faculty" title="Faculty Panel: Students">
      {() => <StudentsToRead />}
    </PersonPanel>
  );
}

export function PanelAnalytics() {
  return (
    <PersonPanel kind="faculty" title="Faculty Panel: Analytics">
      {() => <Figures />}
    </PersonPanel>
  );
}

function Profile({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(facultyQuery(id));
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return data ? <FacultyProfile faculty={data} /> : <Loading text="Loading…" />;
}

function Calendar({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['calendar', 'of faculty', id],
    queryFn: ({ signal }) => callApi('listFacultyCalendar', { signal, params: { id } }),
  });
  return (
    <section className="border-t border-line py-5">
      <h2 className="mb-3 text-xl">Calendar events</h2>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <CalendarEvents events={data} isLoading={isPending} />
      )}
    </section>
  );
}

/** Fees are between the students and the office. */
function Figures() {
  const { data, error, refetch } = useQuery(analyticsQuery);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return data ? <AnalyticsView analytics={{ ...data, fees: undefined }} /> : <Loading text="Counting…" />;
}
