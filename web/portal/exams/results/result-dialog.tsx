import { marksWithinMaximum, type Result, resultFields } from '#shared/exams/results.ts';
import type { Student } from '#shared/people/students.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { SubjectRowDialog } from '#web/portal/teaching/subjects/subject-row-dialog.tsx';
import { resultCalls } from './result-calls.ts';

interface ResultDialogProps {
  student: Student;
  /** undefined: a new result. */
  result: Result | undefined;
  onClose: () => void;
}

const resultForm = formOf(resultFields, marksWithinMaximum);

export function ResultDialog({ student, result, onClose }: ResultDialogProps) {
  return (
    <SubjectRowDialog
      student={student}
      row={result}
      formOfRow={resultForm}
      calls={resultCalls(student.id)}
      onClose={onClose}
    />
  );
}
