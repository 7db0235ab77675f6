import { useState } from 'react';
import { lazyDialog } from '#web/portal/shell/lazy-part.tsx';
import { FacultyOwnProfile } from './faculty-own-profile.tsx';
import { OwnFaculty } from './own-faculty.tsx';

const FacultyDialog = lazyDialog(() => import('./faculty-dialog.tsx'), 'FacultyDialog');

/** The faculty member's own record; all fields but the e-mail can be edited. */
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
