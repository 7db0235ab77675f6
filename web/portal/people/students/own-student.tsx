import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Student } from '#shared/people/students.ts';
import { routes } from '#shared/routes.ts';
import { OwnRecord } from '#web/portal/kit/shell/own-record.tsx';
import { studentProfileQuery } from './student-queries.ts';

const route = getRouteApi('/student-dashboard/$id');

/** The student whose portal it is. Texts: product §8. */
export function OwnStudent({ children }: { children: (student: Student) => ReactNode }) {
  const { id } = route.useParams();
  return (
    <OwnRecord query={studentProfileQuery(id)} loginPath={routes.studentLogin} missing="Student not found">
      {children}
    </OwnRecord>
  );
}
