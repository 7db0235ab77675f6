import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { portalRoutes } from '#shared/routes.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { FacultyDialog } from '../../common/faculty-dialog.tsx';
import { facultyLabels } from '../../common/faculty-form.ts';
import { FacultyProfile } from '../../common/faculty-profile.tsx';
import { facultyQuery } from '../../common/faculty-queries.ts';
import { HistorySection } from '../../common/history-section.tsx';
import { InviteButton } from '../../common/invite-button.tsx';
import { LoadFailure } from '../../common/load-failure.tsx';
import { ScreenHeader } from '../../common/screen-header.tsx';

/** Everything about one faculty member. */
export function FacultyScreen() {
  const { id = '' } = useParams({ strict: false });
  const { data: faculty, error, refetch } = useQuery(facultyQuery(id));
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <p className="mb-2">
        <Link
          to={portalRoutes.admin('faculty')}
          className="inline-flex min-h-11 items-center text-teal underline-offset-4 hover:underline"
        >
          ← Faculty List
        </Link>
      </p>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!faculty && !error && <Loading text="Loading…" />}
      {faculty && (
        <>
          <ScreenHeader title={`${faculty.firstName} ${faculty.lastName}`}>
            <InviteButton
              call="createFacultyInvite"
              id={id}
              name={faculty.firstName}
              phone={faculty.contactInfo?.phone ?? ''}
            />
            <Button look="primary" onClick={() => setEditing(true)}>
              Edit
            </Button>
          </ScreenHeader>
          <FacultyProfile faculty={faculty} />
          <HistorySection call="listFacultyHistory" id={id} labels={facultyLabels} />
        </>
      )}
      {isEditing && faculty && <FacultyDialog faculty={faculty} onClose={() => setEditing(false)} />}
    </>
  );
}
