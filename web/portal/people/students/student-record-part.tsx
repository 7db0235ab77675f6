import type { Student } from '#shared/people/students.ts';
import { portalRoutes } from '#shared/routes.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { StudentDifference } from '#web/portal/money/plan-differences/student-difference.tsx';
import { RecordPart } from '#web/portal/people/person/record-part.tsx';
import { PhotoControl } from './photo-control.tsx';
import { StudentDetails } from './student-profile.tsx';

const StudentDialog = lazyDialog(() => import('./student-dialog.tsx'), 'StudentDialog');

/** The record as the office reads and edits it. */
export function StudentRecordPart({ student }: { student: Student }) {
  return (
    <>
      <StudentDifference studentId={student.id} />
      <RecordPart
        list={{ to: portalRoutes.admin('students') }}
        details={<StudentDetails student={student} />}
        renderDialog={(on) => <StudentDialog student={student} {...on} />}
      >
        <PhotoControl student={student} />
      </RecordPart>
    </>
  );
}
