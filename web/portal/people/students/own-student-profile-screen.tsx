import { say } from '#shared/kit/text/say.ts';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { WhoLooks } from '#web/portal/people/guardians/who-looks.tsx';
import { OwnStudent } from './own-student.tsx';
import { StudentProfile } from './student-profile.tsx';

/** The student's own record, read-only: only admins change it. */
export function OwnStudentProfileScreen() {
  return (
    <OwnStudent>
      {(student) => (
        <>
          <ScreenHeader title="Profile" />
          <StudentProfile student={student} />
          <WhoLooks studentId={student.id} />
          <p className="border-t border-line py-5 text-ink-soft print:hidden">
            {say('Is something wrong or missing? The office corrects it.')}
          </p>
        </>
      )}
    </OwnStudent>
  );
}
