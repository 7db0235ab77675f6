// The admin's 'Student Panel': what a student sees, read-only.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Student } from '#shared/students.ts';
import { Loading } from '#web/ui/loading.tsx';
import { LoadFailure } from '../../common/load-failure.tsx';
import { StudentProfile } from '../../common/student-profile.tsx';
import { FeesTable, GradesTable, ResultsTable } from '../../common/student-records.tsx';
import { SubjectTables } from '../../common/subject-tables.tsx';
import { studentQuery } from '../students/student-queries.ts';
import { PersonPanel } from './person-panel.tsx';

export function PanelDashboard() {
  return (
    <PersonPanel kind="student" title="Student Panel: Dashboard">
      {(id) => (
        <OfStudent id={id}>
          {(student) => (
            <>
              <StudentProfile student={student} />
              <Part title="Fees">
                <FeesTable fees={student.fees ?? []} />
              </Part>
            </>
          )}
        </OfStudent>
      )}
    </PersonPanel>
  );
}

export function PanelProfile() {
  return (
    <PersonPanel kind="student" title="Student Panel: Profile">
      {(id) => <OfStudent id={id}>{(student) => <StudentProfile student={student} />}</OfStudent>}
    </PersonPanel>
  );
}

export function PanelSubjects() {
  return (
    <PersonPanel kind="student" title="Student Panel: Subjects">
      {(id) => <OfStudent id={id}>{({ year }) => <SubjectTables year={year} />}</OfStudent>}
    </PersonPanel>
  );
}

export function PanelGrades() {
  return (
    <PersonPanel kind="student" title="Student Panel: Grades">
      {(id) => (
        <OfStudent id={id}>
          {({ results, gradeInfo }) => (
            <>
              <Part title="Results">
                <ResultsTable results={results ?? []} />
              </Part>
              <Part title="Grades">
                <GradesTable grades={gradeInfo ?? []} />
              </Part>
            </>
          )}
        </OfStudent>
      )}
    </PersonPanel>
  );
}

function OfStudent({ id, children }: { id: string; children: (student: Student) => ReactNode }) {
  const { data, error, refetch } = useQuery(studentQuery(id));
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return data ? children(data) : <Loading text="Loading…" />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}
