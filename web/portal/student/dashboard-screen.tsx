import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { routes } from '#shared/routes.ts';
import { callApi } from '#web/lib/api.ts';
import { leaveFor } from '#web/lib/session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { ScreenHeader } from '../common/screen-header.tsx';
import { StudentProfile } from '../common/student-profile.tsx';

const route = getRouteApi('/student-dashboard/$id');

/** The student's own record. Whatever keeps it from loading leads back to the log-in (product §2.11). */
export function DashboardScreen() {
  const { id } = route.useParams();
  const { data: student, error } = useQuery({
    queryKey: ['students', id, 'own'],
    queryFn: ({ signal }) =>
      callApi('findStudent', { signal, params: { id }, query: { include: 'personalInfo,contactInfo' } }),
  });
  useEffect(() => {
    if (!error) return;
    console.warn('Student not found', error);
    void leaveFor(routes.studentLogin);
  }, [error]);
  if (!student) return <Loading text="Loading…" />;
  return (
    <>
      <ScreenHeader title="Dashboard" />
      <StudentProfile student={student} />
    </>
  );
}
