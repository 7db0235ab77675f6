import { ScreenHeader } from '../common/shell/screen-header.tsx';
import { StudentProfile } from '../common/students/student-profile.tsx';
import { OwnStudent } from './own-student.tsx';

/** The office keeps the record; here it is read. */
export function ProfileScreen() {
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
