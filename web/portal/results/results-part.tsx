import type { Result } from '#shared/results.ts';
import type { Student } from '#shared/students.ts';
import type { Subject } from '#shared/subjects.ts';
import { callPath } from '#web/api/calls.ts';
import { RecordDialog } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { PdfLink } from '#web/portal/lists/pdf-link.tsx';
import { ResultsTable } from '#web/portal/students/student-records.tsx';
import { resultCalls } from '#web/portal/students/student-row-calls.ts';
import { resultFormSchema, resultLabels, toResultForm } from '#web/portal/students/student-row-forms.ts';
import { StudentRows } from '#web/portal/students/student-rows.tsx';
import { subjectChoice, subjectName, WithSubjects } from '#web/portal/subjects/subject-choice.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';

export function ResultsPart({ student }: { student: Student }) {
  const { id, results = [] } = student;
  return (
    <StudentRows
      title="Results"
      calls={resultCalls(id)}
      rows={results}
      sheet={<PdfLink href={callPath('readMarksMemo', { id })}>Marks memo (PDF)</PdfLink>}
      renderTable={(more) => <ResultsTable results={results} {...more} />}
      renderDialog={(result, onClose) => (
        <WithSubjects title={titleOf(result)} onClose={onClose}>
          {(subjects) => <ResultDialog {...{ student, subjects, result, onClose }} />}
        </WithSubjects>
      )}
    />
  );
}

const titleOf = (result: Result | undefined) => (result ? 'Edit result' : 'Add result');

interface ResultDialogProps {
  student: Student;
  subjects: readonly Subject[];
  /** undefined: a new one. */
  result: Result | undefined;
  onClose: () => void;
}

function ResultDialog({ student, subjects, result, onClose }: ResultDialogProps) {
  const form = useRecordForm({
    calls: resultCalls(student.id),
    record: result,
    schema: resultFormSchema,
    toForm: toResultForm,
    labels: resultLabels,
    show: { subjectId: subjectName(subjects) },
    onClose,
  });
  const { field } = form;
  return (
    <RecordDialog title={titleOf(result)} form={form} createLabel="Add">
      <div className="form-grid">
        <SelectField
          {...field('subjectId')}
          {...subjectChoice(subjects, student.year)}
          className="sm:col-span-2"
        />
        <TextField {...field('exam')} required hint="For example: First internal" />
        <TextField {...field('heldOn')} type="date" required />
        <TextField {...field('marks')} required inputMode="decimal" />
        <TextField {...field('maxMarks')} required inputMode="decimal" />
      </div>
    </RecordDialog>
  );
}
