import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { portalRoutes } from '#shared/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { InviteButton } from '../../common/invite-button.tsx';
import { LoadFailure } from '../../common/load-failure.tsx';
import { ScreenHeader } from '../../common/screen-header.tsx';
import { StudentProfile } from '../../common/student-profile.tsx';
import { FeesTable, GradesTable, ResultsTable } from '../../common/student-records.tsx';
import { PhotoControl } from './photo-control.tsx';
import { StudentDialog } from './student-dialog.tsx';
import { studentQuery } from './student-queries.ts';

const route = getRouteApi('/admin-dashboard/students/$id');

/** Everything about one student. */
export function StudentScreen() {
  const { id } = route.useParams();
  const { data: student, error, refetch } = useQuery(studentQuery(id));
  const [isEditing, setEditing] = useState(false);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!student) return <Loading text="Loading…" />;
  return (
    <>
      <p className="mb-2">
        <Link
          to={portalRoutes.admin('students')}
          className="inline-flex min-h-11 items-center text-teal underline-offset-4 hover:underline"
        >
          ← Student List
        </Link>
      </p>
      <ScreenHeader title={`${student.firstName} ${student.lastName}`}>
        <InviteButton
          call="createStudentInvite"
          id={id}
          name={student.firstName}
          phone={student.contactInfo?.phone ?? ''}
        />
        <Button look="primary" onClick={() => setEditing(true)}>
          Edit
        </Button>
      </ScreenHeader>
      <PhotoControl student={student} />
      <StudentProfile student={student} />
      <section className="border-t border-line py-5">
        <h2 className="mb-3 text-xl">Fees</h2>
        <FeesTable fees={student.fees ?? []} />
      </section>
      <section className="border-t border-line py-5">
        <h2 className="mb-3 text-xl">Results</h2>
        <ResultsTable results={student.results ?? []} />
      </section>
      <section className="border-t border-line py-5">
        <h2 className="mb-3 text-xl">Grades</h2>
        <GradesTable grades={student.gradeInfo ?? []} />
      </section>
      {isEditing && <StudentDialog student={student} onClose={() => setEditing(false)} />}
    </>
  );
}
