import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Faculty } from '#shared/faculty.ts';
import { routes } from '#shared/routes.ts';
import { facultyQuery } from '../common/faculty/faculty-queries.ts';
import { OwnRecord } from '../common/shell/own-record.tsx';

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
