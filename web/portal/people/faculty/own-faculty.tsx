import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Faculty } from '#shared/people/faculty.ts';
import { routes } from '#shared/routes.ts';
import { OwnRecord } from '#web/portal/kit/shell/own-record.tsx';
import { facultyQuery } from './faculty-calls.ts';

const route = getRouteApi('/faculty-dashboard/$id');

/** The faculty member whose portal it is. */
export function OwnFaculty({ children }: { children: (faculty: Faculty) => ReactNode }) {
  const { id } = route.useParams();
  return (
    <OwnRecord query={facultyQuery(id)} loginPath={routes.facultyLogin} missing="Faculty member not found">
      {children}
    </OwnRecord>
  );
}
