import { useState } from 'react';
import { FacultyDialog } from '../common/faculty/faculty-dialog.tsx';
import { FacultyOwnProfile } from '../common/faculty/faculty-own-profile.tsx';
import { OwnFaculty } from './own-faculty.tsx';

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
