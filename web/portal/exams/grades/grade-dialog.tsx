import { type GradeInfo, gradeFields } from '#shared/exams/grades.ts';
import type { Student } from '#shared/people/students.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { SubjectRowDialog } from '#web/portal/teaching/subjects/subject-row-dialog.tsx';
import { gradeCalls } from './grade-calls.ts';

interface GradeDialogProps {
  student: Student;
  /** undefined: a new grade. */
  grade: GradeInfo | undefined;
  onClose: () => void;
}

const gradeForm = formOf(gradeFields);

export function GradeDialog({ student, grade, onClose }: GradeDialogProps) {
  return (
    <SubjectRowDialog
      student={student}
      row={grade}
      formOfRow={gradeForm}
      calls={gradeCalls(student.id)}
      onClose={onClose}
    />
  );
}
