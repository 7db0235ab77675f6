import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { OwnStudent } from './own-student.tsx';
import { StudentProfile } from './student-profile.tsx';

/** The office keeps the record; here it is read. */
export function OwnStudentProfileScreen() {
  return (
    <OwnStudent>
      {(student) => (
        <>
          <ScreenHeader title="Profile" />
          <StudentProfile student={student} />
          <p className="border-t border-line py-5 text-ink-soft print:hidden">
            Is something wrong or missing? The office corrects it.
          </p>
        </>
      )}
    </OwnStudent>
  );
}
