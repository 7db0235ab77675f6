import { useState } from 'react';
import { lazyDialog } from '#web/portal/shell/lazy-part.tsx';
import { FacultyOwnProfile } from './faculty-own-profile.tsx';
import { OwnFaculty } from './own-faculty.tsx';

const FacultyDialog = lazyDialog(() => import('./faculty-dialog.tsx'), 'FacultyDialog');

/** The own record, all but the e-mail to be kept up to date. */
export function OwnFacultyProfileScreen() {
  const [isEditing, setEditing] = useState(false);
  return (
    <OwnFaculty>
      {(faculty) => (
        <>
          <FacultyOwnProfile title="My Profile" faculty={faculty} edit={() => setEditing(true)} />
          {isEditing && <FacultyDialog isOwn faculty={faculty} onClose={() => setEditing(false)} />}
        </>
      )}
    </OwnFaculty>
  );
}
