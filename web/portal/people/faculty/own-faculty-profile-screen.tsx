import { useState } from 'react';
import { readViewing } from '#web/api/view-as.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { OwnFaculty } from './own-faculty.tsx';
import { OwnFacultyRecord } from './own-faculty-record.tsx';

const FacultyDialog = lazyDialog(() => import('./faculty-dialog.tsx'));

/** The faculty member's own record; all fields but the email can be edited. */
export function OwnFacultyProfileScreen() {
  const [isEditing, setEditing] = useState(false);
  return (
    <OwnFaculty>
      {(faculty) => (
        <>
          <OwnFacultyRecord
            title="My Profile"
            faculty={faculty}
            {...(!readViewing() && { edit: () => setEditing(true) })}
          />
          {isEditing && <FacultyDialog isOwn faculty={faculty} onClose={() => setEditing(false)} />}
        </>
      )}
    </OwnFaculty>
  );
}
