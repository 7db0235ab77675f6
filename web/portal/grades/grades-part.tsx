import type { GradeInfo } from '#shared/grades.ts';
import type { Student } from '#shared/students.ts';
import type { Subject } from '#shared/subjects.ts';
import { callPath } from '#web/api/calls.ts';
import { RecordDialog } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { PdfLink } from '#web/portal/lists/pdf-link.tsx';
import { GradesTable } from '#web/portal/students/student-records.tsx';
import { gradeCalls } from '#web/portal/students/student-row-calls.ts';
import { gradeFormSchema, gradeLabels, toGradeForm } from '#web/portal/students/student-row-forms.ts';
import { StudentRows } from '#web/portal/students/student-rows.tsx';
import { subjectChoice, subjectName, WithSubjects } from '#web/portal/subjects/subject-choice.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';

export function GradesPart({ student }: { student: Student }) {
  const { id, gradeInfo = [] } = student;
  return (
    <StudentRows
      title="Grades"
      calls={gradeCalls(id)}
      rows={gradeInfo}
      sheet={<PdfLink href={callPath('readMarksMemo', { id })}>Marks memo (PDF)</PdfLink>}
      renderTable={(more) => <GradesTable grades={gradeInfo} {...more} />}
      renderDialog={(grade, onClose) => (
        <WithSubjects title={titleOf(grade)} onClose={onClose}>
          {(subjects) => <GradeDialog {...{ student, subjects, grade, onClose }} />}
        </WithSubjects>
      )}
    />
  );
}

const titleOf = (grade: GradeInfo | undefined) => (grade ? 'Edit grade' : 'Add grade');

interface GradeDialogProps {
  student: Student;
  subjects: readonly Subject[];
  /** undefined: a new one. */
  grade: GradeInfo | undefined;
  onClose: () => void;
}

function GradeDialog({ student, subjects, grade, onClose }: GradeDialogProps) {
  const form = useRecordForm({
    calls: gradeCalls(student.id),
    record: grade,
    schema: gradeFormSchema,
    toForm: toGradeForm,
    labels: gradeLabels,
    show: { subjectId: subjectName(subjects) },
    onClose,
  });
  const { field } = form;
  return (
    <RecordDialog title={titleOf(grade)} form={form} createLabel="Add">
      <div className="form-grid">
        <SelectField
          {...field('subjectId')}
          {...subjectChoice(subjects, student.year)}
          className="sm:col-span-2"
        />
        <TextField {...field('term')} required hint="For example: Semester 1" className="sm:col-span-2" />
        <TextField {...field('grade')} required hint="For example: A+" />
        <TextField {...field('gradePoint')} required inputMode="decimal" hint="0 to 10" />
      </div>
    </RecordDialog>
  );
}
