import { useState } from 'react';
import { FacultyOwnProfile } from '../common/faculty/faculty-own-profile.tsx';
import { lazyDialog } from '../common/shell/lazy-part.tsx';
import { OwnFaculty } from './own-faculty.tsx';

const FacultyDialog = lazyDialog(() => import('../common/faculty/faculty-dialog.tsx'), 'FacultyDialog');

/** The own record, all but the e-mail to be kept up to date. */
export function ProfileScreen() {
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
